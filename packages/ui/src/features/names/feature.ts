import { findZone } from '../../kit/findZone.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'
import { transfersView } from './transfers/transfersView.ts'

/** Names of accounts. */
export const names: Feature<
  'RegisterAccountName' | 'ChooseAccountName' | 'RegisterAccountNameSuccess'
> = {
  id: 'names',
  views: viewGroup(() => import('./namesViews.ts'), {
    RegisterAccountName: 'names.title',
    ChooseAccountName: 'names.title',
    RegisterAccountNameSuccess: 'account.title',
  }),
  accountSection: { view: transfersView, isOffered: (kit) => findZone(kit) !== undefined },
}

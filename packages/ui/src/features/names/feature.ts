import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./namesViews.ts'))

/** Names of accounts. */
export const names: Feature<
  'RegisterAccountName' | 'ChooseAccountName' | 'RegisterAccountNameSuccess'
> = {
  id: 'names',
  views: {
    RegisterAccountName: {
      view: load('RegisterAccountName'),
      title: 'names.title',
    },
    ChooseAccountName: { view: load('ChooseAccountName'), title: 'names.title' },
    RegisterAccountNameSuccess: {
      view: load('RegisterAccountNameSuccess'),
      title: 'account.title',
    },
  },
}

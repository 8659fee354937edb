import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { findZone } from '../../kit/findZone.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => {
  const { namesViews } = await import('./namesViews.ts')
  return { namesViews }
})

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
  accountSection: {
    view: createViewLoader(async () => (await import('./namesViews.ts')).transfersSection),
    isOffered: (kit) => findZone(kit) !== undefined,
  },
}

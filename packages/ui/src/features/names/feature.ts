import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./namesViews.ts')).namesViews)

/** Names of accounts. */
export const names: Feature<
  'RegisterAccountName' | 'ChooseAccountName' | 'RegisterAccountNameSuccess'
> = {
  id: 'names',
  views: {
    RegisterAccountName: {
      view: load('RegisterAccountName'),
      getTitle: (text) => text('names.title'),
    },
    ChooseAccountName: { view: load('ChooseAccountName'), getTitle: (text) => text('names.title') },
    RegisterAccountNameSuccess: {
      view: load('RegisterAccountNameSuccess'),
      getTitle: (text) => text('account.title'),
    },
  },
}

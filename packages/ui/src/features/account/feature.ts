import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./accountViews.ts')).accountViews)

const loadSettings = createGroupLoader(
  async () => (await import('./settingsViews.ts')).settingsViews,
)

const accountView = load('Account')
const accountHeader = createViewLoader(
  async () => (await import('./accountViews.ts')).accountHeader,
)

/** The connected account, its settings and its wallets. */
export const account: Feature<
  'Account' | 'AccountSettings' | 'ApproveInWallet' | 'ProfileWallets'
> = {
  id: 'account',
  accountViews: [accountView, accountHeader],
  views: {
    Account: {
      view: accountView,
      getTitle: (text) => text('account.title'),
      header: accountHeader,
    },
    AccountSettings: {
      view: loadSettings('AccountSettings'),
      getTitle: (text) => text('accountSettings.title'),
    },
    ApproveInWallet: {
      view: loadSettings('ApproveInWallet'),
      getTitle: (text) => text('switchNetwork.wallet'),
    },
    ProfileWallets: {
      view: loadSettings('ProfileWallets'),
      getTitle: (text) => text('profileWallets.title'),
    },
  },
}

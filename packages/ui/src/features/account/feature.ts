import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => {
  const { accountViews } = await import('./accountViews.ts')
  return { accountViews }
})

const loadSettings = createGroupLoader(() => import('./settingsViews.ts'))

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
      title: 'account.title',
      header: accountHeader,
    },
    AccountSettings: {
      view: loadSettings('AccountSettings'),
      title: 'accountSettings.title',
    },
    ApproveInWallet: {
      view: loadSettings('ApproveInWallet'),
      title: 'switchNetwork.wallet',
    },
    ProfileWallets: {
      view: loadSettings('ProfileWallets'),
      title: 'profileWallets.title',
    },
  },
}

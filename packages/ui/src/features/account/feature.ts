import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

const load = createGroupLoader(async () => {
  const { accountViews } = await import('./accountViews.ts')
  return { accountViews }
})

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
    ...viewGroup(() => import('./settingsViews.ts'), {
      AccountSettings: 'accountSettings.title',
      ApproveInWallet: 'switchNetwork.wallet',
      ProfileWallets: 'profileWallets.title',
    }),
  },
}

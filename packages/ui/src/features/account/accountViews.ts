import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { AccountSettingsView } from './AccountSettingsView/AccountSettingsView.tsx'
import { AccountView } from './AccountView/AccountView.tsx'
import { ApproveInWalletView } from './ApproveInWalletView/ApproveInWalletView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView/ProfileWalletsView.tsx'
import { accountTexts } from './texts/accountTexts.ts'

/** The account's views. One chunk, because visitors often open several. */
export const accountViews: ViewGroup<
  'Account' | 'AccountSettings' | 'ApproveInWallet' | 'ProfileWallets'
> = {
  texts: accountTexts,
  views: {
    Account: AccountView,
    AccountSettings: AccountSettingsView,
    ApproveInWallet: ApproveInWalletView,
    ProfileWallets: ProfileWalletsView,
  },
}

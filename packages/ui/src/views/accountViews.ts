import { AccountSettingsView } from './AccountSettingsView/AccountSettingsView.tsx'
import { AccountView } from './AccountView/AccountView.tsx'
import { ApproveInWalletView } from './ApproveInWalletView/ApproveInWalletView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView/ProfileWalletsView.tsx'

/** The views of the account, which come in one chunk: whoever sees one is likely to see the next. */
export const accountViews: {
  readonly Account: typeof AccountView
  readonly AccountSettings: typeof AccountSettingsView
  readonly ApproveInWallet: typeof ApproveInWalletView
  readonly ProfileWallets: typeof ProfileWalletsView
} = {
  Account: AccountView,
  AccountSettings: AccountSettingsView,
  ApproveInWallet: ApproveInWalletView,
  ProfileWallets: ProfileWalletsView,
}

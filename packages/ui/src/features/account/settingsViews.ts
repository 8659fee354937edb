import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { AccountSettingsView } from './AccountSettingsView/AccountSettingsView.tsx'
import { ApproveInWalletView } from './ApproveInWalletView/ApproveInWalletView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView/ProfileWalletsView.tsx'
import { accountTexts } from './texts/accountTexts.ts'

/** What the account leads to. One chunk, because visitors often open several. */
export const settingsViews: ViewGroup<'AccountSettings' | 'ApproveInWallet' | 'ProfileWallets'> = {
  texts: accountTexts,
  views: {
    AccountSettings: AccountSettingsView,
    ApproveInWallet: ApproveInWalletView,
    ProfileWallets: ProfileWalletsView,
  },
}

import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { AccountSettingsView } from './AccountSettingsView/AccountSettingsView.tsx'
import { AccountView } from './AccountView/AccountView.tsx'
import { ApproveInWalletView } from './ApproveInWalletView/ApproveInWalletView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView/ProfileWalletsView.tsx'
import { accountTexts } from './texts/accountTexts.ts'

/** The views of the account, which come in one chunk: whoever sees one is likely to see the next. */
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

import { account } from '../../i18n/views/en/account.ts'
import { common } from '../../i18n/views/en/common.ts'
import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { AccountSettingsView } from './AccountSettingsView/AccountSettingsView.tsx'
import { AccountView } from './AccountView/AccountView.tsx'
import { ApproveInWalletView } from './ApproveInWalletView/ApproveInWalletView.tsx'
import { ProfileWalletsView } from './ProfileWalletsView/ProfileWalletsView.tsx'

/** The views of the account, which come in one chunk: whoever sees one is likely to see the next. */
export const accountViews: ViewGroup<
  'Account' | 'AccountSettings' | 'ApproveInWallet' | 'ProfileWallets'
> = {
  texts: { ...common, ...account },
  views: {
    Account: AccountView,
    AccountSettings: AccountSettingsView,
    ApproveInWallet: ApproveInWalletView,
    ProfileWallets: ProfileWalletsView,
  },
}

import type { ReactElement } from 'react'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { settingsIcon } from '../../../icons/settingsIcon.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountBalance } from './AccountBalance.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import sheet from './AccountView.module.css'
import { AddressLine } from './AddressLine.tsx'
import { DisconnectTool } from './DisconnectTool.tsx'
import { NetworkChip } from './NetworkChip.tsx'
import { UnsupportedNotice } from './UnsupportedNotice.tsx'
import { WalletsRow } from './WalletsRow.tsx'

/** The connected account: its network, balance, actions and tabs. */
export function AccountView(): ReactElement | null {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const shown = useAccount()
  if (!shown) return null
  const { account, address, namespace, networks } = shown
  const { connectedWalletInfo: wallet, addressExplorerUrl, profileImage, profileName } = account
  return (
    <div className={classes.account}>
      <UnsupportedNotice state={networks} />
      <div className={classes.bar}>
        <NetworkChip state={networks} />
        <span className={classes.tools}>
          <DisconnectTool namespace={namespace} />
          <IconButton
            label={text('account.settings')}
            icon={<Icon of={settingsIcon} size={20} />}
            onClick={() => router.push({ name: 'AccountSettings' })}
          />
        </span>
      </div>
      <div className={classes.head}>
        <span className={classes.picture}>
          <Avatar address={address} src={profileImage} size={48} />
          {wallet && (
            <span className={classes.badge}>
              <WalletImage name={wallet.name} imageUrl={wallet.icon} size={20} />
            </span>
          )}
        </span>
        <div className={classes.facts}>
          <AccountBalance address={address} network={networks.caipNetwork} />
          <AddressLine address={address} name={profileName} explorerUrl={addressExplorerUrl} />
        </div>
      </div>
      <AccountActions namespace={namespace} account={account} network={networks.caipNetwork} />
      <AccountTabs namespace={namespace} address={address} />
      <WalletsRow wallet={wallet?.name} />
    </div>
  )
}

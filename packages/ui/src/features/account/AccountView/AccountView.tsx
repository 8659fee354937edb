import type { ReactElement } from 'react'
import { Avatar } from '../../../components/Avatar/Avatar.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useAccount } from '../../../kit/useAccount.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountBalance } from './AccountBalance.tsx'
import { AccountTabs } from './AccountTabs.tsx'
import sheet from './AccountView.module.css'
import { AddressLine } from './AddressLine.tsx'
import { UnsupportedNotice } from './UnsupportedNotice.tsx'
import { WalletsRow } from './WalletsRow.tsx'

/** The connected account: its balance, actions and tabs. */
export function AccountView(): ReactElement | null {
  const classes = useStyles(sheet)
  const shown = useAccount()
  if (!shown) return null
  const { account, address, namespace, networks } = shown
  const { connectedWalletInfo: wallet, addressExplorerUrl, profileImage, profileName } = account
  return (
    <div className={classes.account}>
      <UnsupportedNotice state={networks} />
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
      <WalletsRow namespace={namespace} wallet={wallet?.name} />
    </div>
  )
}

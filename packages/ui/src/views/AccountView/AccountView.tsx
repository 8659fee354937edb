import type { ReactElement } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { WalletImage } from '../../components/WalletImage/WalletImage.tsx'
import { useConnectedWallet } from '../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useLatched } from '../../kit/useLatched.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './AccountView.module.css'
import { AddressLine } from './AddressLine.tsx'
import { BalanceAmount } from './BalanceAmount.tsx'
import { DisconnectButton } from './DisconnectButton.tsx'
import { NetworkRow } from './NetworkRow.tsx'

/** Who is connected, with what and where. */
export function AccountView(): ReactElement | null {
  const classes = useStyles(sheet)
  const { options } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const live = useConnectedWallet()
  const wallet = useLatched(live.isConnected ? live : undefined)
  if (!wallet?.address) return null
  const { address, explorerUrl, name, icon, namespace } = wallet
  return (
    <div className={classes.account}>
      <div className={classes.head}>
        <span className={classes.picture}>
          <Avatar address={address} size={72} />
          {name && (
            <span className={classes.badge}>
              <WalletImage name={name} imageUrl={icon} size={24} />
            </span>
          )}
        </span>
        <BalanceAmount namespace={namespace} address={address} />
        <AddressLine address={address} explorerUrl={explorerUrl} />
        {name && <p className={classes.wallet}>{name}</p>}
      </div>
      {enableNetworkSwitch && <NetworkRow namespace={namespace} />}
      <DisconnectButton />
    </div>
  )
}

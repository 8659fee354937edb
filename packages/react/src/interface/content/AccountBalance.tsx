import type { CaipNetwork } from '@cleat/core'
import { useControllerState, useKit, useStyles } from '@cleat/ui/kit'
import { formatBalance, NetworkImage } from '@cleat/ui/parts'
import type { JSX } from 'react'
import styles from './AccountBalance.module.css'
import { useNativeBalance } from './useNativeBalance.ts'

export type AccountBalanceProps = {
  address: string
  network: CaipNetwork
}

/** The native balance of an address with the icon of its network; a dash if no RPC answers. */
export function AccountBalance(props: AccountBalanceProps): JSX.Element {
  const { network } = props
  const balance = useNativeBalance(props)
  const { locale } = useControllerState(useKit().controllers.options.state)
  const classes = useStyles(styles)
  return (
    <span className={classes.balance}>
      <NetworkImage
        caipNetworkId={network.caipNetworkId}
        name={network.name}
        imageUrl={network.assets?.imageUrl}
        size={16}
      />
      {balance.status === 'known' &&
        `${formatBalance(balance.value, { decimals: balance.decimals, locale })} ${balance.symbol}`}
      {balance.status === 'failed' && '–'}
    </span>
  )
}

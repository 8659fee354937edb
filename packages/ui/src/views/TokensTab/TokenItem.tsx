import type { CaipNetwork } from '@cleat/core'
import { type TokenBalance, toFiat } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { NetworkImage } from '../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../components/TokenImage/TokenImage.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './TokensTab.module.css'

export type TokenItemProps = { balance: TokenBalance; network: CaipNetwork }

const shownDecimals = 2
const dollars = { style: 'currency', currency: 'USD' } as const

/** One token: how much of it there is, and what that is worth where somebody knows. */
export function TokenItem({ balance, network }: TokenItemProps): ReactElement {
  const classes = useStyles(sheet)
  const format = useFormat()
  const { name, symbol, address, price, iconUrl, quantity } = balance
  const { caipNetworkId, assets } = network
  const picture = { caipNetworkId, name: network.name, imageUrl: assets?.imageUrl }
  const { amount, decimals } = quantity
  const worth = toFiat({ amount, decimals, price })
  return (
    <li className={classes.token}>
      {address ? (
        <TokenImage name={symbol} imageUrl={iconUrl} network={picture} />
      ) : (
        <span aria-hidden="true">
          <NetworkImage {...picture} />
        </span>
      )}
      <span className={classes.texts}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.amount}>
          <span dir="ltr">{format.balance(amount, { decimals, shownDecimals })}</span>{' '}
          <bdi>{symbol}</bdi>
        </span>
      </span>
      {worth !== undefined && (
        <span className={classes.worth}>{format.number(Number(worth) / 100, dollars)}</span>
      )}
    </li>
  )
}

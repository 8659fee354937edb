import type { CaipNetwork } from '@cleat/core'
import { type TokenBalance, toFiat } from '@cleat/core/data'
import type { ReactElement, ReactNode } from 'react'
import { formatFiat } from '../../i18n/formatFiat.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import { NetworkImage } from '../NetworkImage/NetworkImage.tsx'
import rowSheet from '../Row/Row.module.css'
import { Tag } from '../Tag/Tag.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'
import sheet from './TokenItem.module.css'

export type TokenItemProps = {
  balance: TokenBalance
  network: CaipNetwork
  /** Marks a token that imitates another one. */
  isImitation?: boolean | undefined
  /** Makes the item selectable. */
  onSelect?: ((balance: TokenBalance) => void) | undefined
  /** A second action, at the end. */
  action?: ReactNode
}

/** Balances of tokens have two decimals, the account's own and transfers three. */
const shownDecimals = 2

/** A token with its balance, and its value if the price is known. */
export function TokenItem(props: TokenItemProps): ReactElement {
  const { balance, network, isImitation, onSelect, action } = props
  const classes = useStyles(sheet)
  const rowClasses = useStyles(rowSheet)
  const text = useText()
  const format = useFormat()
  const { name, symbol, address, price, iconUrl, quantity } = balance
  const { caipNetworkId, assets } = network
  const picture = { caipNetworkId, name: network.name, imageUrl: assets?.imageUrl }
  const { amount, decimals } = quantity
  const worth = isImitation ? undefined : toFiat({ amount, decimals, price })
  const content = (
    <>
      {address ? (
        // An imitation does not get the picture of the original.
        <TokenImage
          name={symbol}
          imageUrl={isImitation ? undefined : iconUrl}
          address={isImitation ? undefined : address}
          network={picture}
        />
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
          <bdi dir="ltr">
            {format.balance(amount, { decimals, shownDecimals })} <bdi>{symbol}</bdi>
          </bdi>
        </span>
      </span>
      {isImitation && <Tag tone="warning">{text('tokens.imitation')}</Tag>}
      {worth !== undefined && (
        <span className={classes.worth}>{formatFiat(worth, { format, isSome: amount > 0n })}</span>
      )}
    </>
  )
  return (
    <li className={classes.item}>
      {onSelect ? (
        <button
          type="button"
          className={rowClasses.row}
          title={text('tokens.send', { symbol })}
          onClick={() => onSelect(balance)}
        >
          {content}
        </button>
      ) : (
        <span className={classes.token}>{content}</span>
      )}
      {action}
    </li>
  )
}

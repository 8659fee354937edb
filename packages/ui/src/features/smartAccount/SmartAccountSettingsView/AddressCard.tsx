import { type CaipNetwork, formatAddress } from '@cleat/core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useBalance } from '../../../queries/useBalance.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SmartAccountTexts } from '../texts/en.ts'
import sheet from './AddressPair.module.css'

export type AddressCardProps = {
  name: string
  address: string
  /** Where the balance is read. */
  network: CaipNetwork
  /** Whether this account is in use. */
  isActive: boolean
}

/** An address of the visitor, and what it has on a network. */
export function AddressCard(props: AddressCardProps): ReactElement {
  const { name, address, network, isActive } = props
  const classes = useStyles(sheet)
  const text = useText<SmartAccountTexts>()
  const format = useFormat()
  const { isSupported, data, isError } = useBalance({ address, network })
  return (
    <li className={classes.card} aria-current={isActive || undefined}>
      <span className={classes.name}>{name}</span>
      <span className={classes.address} title={address}>
        <bdi dir="ltr">{formatAddress(address)}</bdi>
      </span>
      {data && (
        <span className={classes.balance}>
          {format.balance(data.value, data)} <bdi>{data.symbol}</bdi>
        </span>
      )}
      {isSupported && !data && (
        <span className={classes.balance}>
          {isError ? (
            text('smartAccount.failed')
          ) : (
            <Skeleton label={text('smartAccount.loading')} isShown />
          )}
        </span>
      )}
    </li>
  )
}

import type { CaipNetwork } from '@cleat/core'
import type { PaymentFee } from '@cleat/core/send'
import type { ReactElement } from 'react'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import { useDollars } from '../WalletSendView/useDollars.ts'
import { Fact } from './Fact.tsx'
import { useCoinPrice } from './useCoinPrice.ts'
import sheet from './WalletSendPreviewView.module.css'

export type FeeFactProps = {
  network: CaipNetwork
  fee: PaymentFee | undefined
  isPending: boolean
  hasRisen: boolean
}

/** More decimals than balances have: fees are small. */
const shownDecimals = 6

/** The estimated network fee, with the maximum on request. */
export function FeeFact({ network, fee, isPending, hasRisen }: FeeFactProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const format = useFormat()
  const toDollars = useDollars()
  const price = useCoinPrice(network)
  const isSkeletonShown = useDelayedBusy(isPending)
  const label = text('send.fee')
  if (isPending || isSkeletonShown)
    return (
      <Fact label={label}>
        <Skeleton label={text('send.preparing')} isShown={isSkeletonShown} />
      </Fact>
    )
  if (!fee) return <Fact label={label}>{text('send.feeUnknown')}</Fact>
  const { decimals, symbol } = network.nativeCurrency
  const write = (value: bigint) => format.balance(value, { decimals, shownDecimals })
  const worth = toDollars({ amount: fee.expected, decimals, price })
  const value = (
    <span className={classes.fee} data-risen={hasRisen || undefined}>
      <bdi dir="ltr">
        {write(fee.expected)} <bdi>{symbol}</bdi>
      </bdi>
      {worth !== undefined && <span className={classes.worth}> {worth}</span>}
    </span>
  )
  if (fee.limit === fee.expected) return <Fact label={label}>{value}</Fact>
  return (
    <div className={classes.fold}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <Disclosure label={value}>
          {text('send.feeAtMost', { amount: write(fee.limit), symbol })}
        </Disclosure>
      </dd>
    </div>
  )
}

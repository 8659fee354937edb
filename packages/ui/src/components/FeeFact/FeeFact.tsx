import type { CaipNetwork } from '@cleat/core'
import type { PaymentFee } from '@cleat/core/send'
import type { ReactElement } from 'react'
import { useDollars } from '../../i18n/useDollars.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Fact } from '../Fact/Fact.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDelayedBusy } from '../Skeleton/useDelayedBusy.ts'
import sheet from './FeeFact.module.css'

export type FeeFactProps = {
  label: string
  network: CaipNetwork
  /** Of the native coin. */
  price: number | undefined
  /** `undefined` if it is unknown before the wallet is asked. */
  fee: PaymentFee | undefined
  isPending: boolean
  hasRisen?: boolean | undefined
  words: {
    /** What is loading, for screen readers. */
    readonly pending: string
    readonly unknown: string
    readonly atMost: (values: { amount: string; symbol: string }) => string
    readonly sponsored: (values: { sponsor: string }) => string
    readonly declined: string
    readonly unavailable: string
  }
}

/** More decimals than balances have: fees are small. */
const shownDecimals = 6

/** The estimated network fee, with the maximum on request. */
export function FeeFact(props: FeeFactProps): ReactElement {
  const { label, network, price, fee, isPending, hasRisen, words } = props
  const classes = useStyles(sheet)
  const format = useFormat()
  const toDollars = useDollars()
  const isSkeletonShown = useDelayedBusy(isPending)
  if (isPending || isSkeletonShown)
    return (
      <Fact label={label}>
        <Skeleton label={words.pending} isShown={isSkeletonShown} />
      </Fact>
    )
  if (!fee) return <Fact label={label}>{words.unknown}</Fact>
  const { decimals, symbol } = network.nativeCurrency
  const write = (value: bigint) => format.balance(value, { decimals, shownDecimals })
  const worth = toDollars({ amount: fee.expected, decimals, price })
  const isExact = fee.limit === fee.expected
  const { sponsor, notSponsored, payloadLimit } = fee
  if (sponsor)
    return (
      <Fact label={label}>
        <span className={classes.lines}>
          <span>{words.sponsored({ sponsor: sponsor.name })}</span>
          <s className={classes.worth}>
            {words.atMost({ amount: write(sponsor.instead), symbol })}
          </s>
        </span>
      </Fact>
    )
  return (
    <Fact label={label} more={!isExact && words.atMost({ amount: write(fee.limit), symbol })}>
      <span className={classes.lines}>
        <span className={classes.fee} data-risen={hasRisen || undefined}>
          {payloadLimit === undefined ? (
            <bdi dir="ltr">
              {write(fee.expected)} <bdi>{symbol}</bdi>
            </bdi>
          ) : (
            words.atMost({ amount: write(fee.limit), symbol })
          )}
          {worth !== undefined && <span className={classes.worth}> {worth}</span>}
        </span>
        {notSponsored && <span className={classes.worth}>{words[notSponsored]}</span>}
      </span>
    </Fact>
  )
}

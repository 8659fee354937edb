import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { PreparedSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { Facts } from '../../../components/Fact/Facts.tsx'
import { FeeFact } from '../../../components/FeeFact/FeeFact.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useCoinPrice } from '../../../queries/useCoinPrice.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { Expiry } from './Expiry.tsx'
import { MoreFacts } from './MoreFacts.tsx'
import { SourceFees } from './SourceFees.tsx'
import sheet from './SwapPreviewView.module.css'

export type SwapFactsProps = {
  network: CaipNetwork
  source: TokenBalance
  target: TokenBalance
  /** `undefined` while it is prepared. */
  prepared: PreparedSwap | undefined
  /** What it is likely to be. Its lines are shown meanwhile. */
  outline: PreparedSwap | undefined
}

/** What decides: the least that arrives, the fee, how the price moves and how long it holds. */
export function SwapFacts(props: SwapFactsProps): ReactElement {
  const { network, source, target, prepared, outline } = props
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const price = useCoinPrice(network)
  const isPending = prepared === undefined
  const isSkeletonShown = useDelayedBusy(isPending)
  // Every line stays where it is while the swap is prepared again.
  const last = useLatched(outline)
  const impact = last?.priceImpactBps
  return (
    <Facts
      more={
        last && {
          label: text('swap.more'),
          facts: <MoreFacts source={source} target={target} prepared={last} />,
        }
      }
    >
      <Fact label={text('swap.atLeast')}>
        {prepared && !isSkeletonShown ? (
          <strong className={classes.strong}>
            <bdi dir="ltr">
              {words.short(prepared.minReceived, target.quantity)} <bdi>{target.symbol}</bdi>
            </bdi>
          </strong>
        ) : (
          <Skeleton label={text('swap.preparing')} isShown={isSkeletonShown} />
        )}
      </Fact>
      <FeeFact
        label={text('swap.fee')}
        network={network}
        price={price}
        fee={prepared?.fee}
        isPending={isPending}
        words={{
          pending: text('swap.preparing'),
          unknown: text('swap.feeUnknown'),
          atMost: ({ amount, symbol }) =>
            text('swap.feeAtMost', { amount: `\u2066${amount} ${symbol}\u2069` }),
          sponsored: (values) => text('swap.sponsored', values),
          declined: text('swap.feeDeclined'),
          unavailable: text('swap.feeUnavailable'),
        }}
      />
      {impact !== undefined && <Fact label={text('swap.impact')}>{words.percent(impact)}</Fact>}
      {last && <SourceFees source={source} target={target} prepared={last} />}
      {last && (
        <Fact label={text('swap.validFor')}>
          {prepared ? <Expiry key={prepared.expiresAt} expiresAt={prepared.expiresAt} /> : '–'}
        </Fact>
      )}
    </Facts>
  )
}

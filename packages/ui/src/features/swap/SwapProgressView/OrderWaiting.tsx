import type { OrderProgress } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { AllowanceNotice } from '../allowance/AllowanceNotice.tsx'
import { useSwap } from '../controller/useSwap.ts'
import { useOrderTime } from '../orders/useOrderTime.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import { StepCount } from './StepCount.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type OrderWaitingProps = {
  facts: SwapFacts
  /** What identifies it. */
  hash: string
  order: OrderProgress | undefined
}

/**
 * An order is signed, and waits for others. It has no transaction yet, and is never slow. One that
 * its source refuses can be filled all the same, until its allowance is taken back.
 */
export function OrderWaiting({ facts, hash, order }: OrderWaitingProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const timeOf = useOrderTime()
  const pending = useControllerState(useSwap().pendingSwaps)
  const refused = order?.isRefused ? order : undefined
  const entry = pending.find((one) => one.hash === hash && one.spender !== undefined)
  const { source, swap } = facts.prepared
  const explain = ({ isClosed, expiresAt }: OrderProgress) =>
    isClosed
      ? text('swap.orderClosedText', { symbol: swap.source.symbol, time: timeOf(expiresAt) })
      : text('swap.orderRefusedText', {
          source: `\u2068${source?.name ?? ''}\u2069`,
          time: timeOf(expiresAt),
        })
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state={refused ? 'unknown' : 'pending'}
      title={text(refused ? 'swap.orderRefused' : 'swap.orderWaiting')}
      text={refused ? explain(refused) : text('swap.orderWaitingText')}
      actions={<DoneButton variant="quiet" />}
    >
      {!refused && <StepCount facts={facts} />}
      {refused && !refused.isClosed && entry && (
        <AllowanceNotice prepared={facts.prepared} order={entry} />
      )}
    </ProgressTask>
  )
}

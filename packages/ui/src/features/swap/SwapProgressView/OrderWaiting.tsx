import type { OrderProgress } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useOrderTime } from '../orders/useOrderTime.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import { StepCount } from './StepCount.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type OrderWaitingProps = { facts: SwapFacts; order: OrderProgress | undefined }

/**
 * An order is signed, and waits for others. It has no transaction yet, and is never slow. One that
 * its source refuses can be filled all the same.
 */
export function OrderWaiting({ facts, order }: OrderWaitingProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const timeOf = useOrderTime()
  const refused = order?.isRefused ? order : undefined
  const { source } = facts.prepared
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state={refused ? 'unknown' : 'pending'}
      title={text(refused ? 'swap.orderRefused' : 'swap.orderWaiting')}
      text={
        refused
          ? text('swap.orderRefusedText', {
              source: `\u2068${source?.name ?? ''}\u2069`,
              time: timeOf(refused.expiresAt),
            })
          : text('swap.orderWaitingText')
      }
      actions={<DoneButton variant="quiet" />}
    >
      {!refused && <StepCount facts={facts} />}
    </ProgressTask>
  )
}

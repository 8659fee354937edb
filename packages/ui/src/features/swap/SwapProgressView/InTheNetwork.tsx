import type { ReactElement } from 'react'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import { StepCount } from './StepCount.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type InTheNetworkProps = { facts: SwapFacts; hash: string; isSlow: boolean }

/** A step is pending. A slow one is not an error. */
export function InTheNetwork({ facts, hash, isSlow }: InTheNetworkProps): ReactElement {
  const text = useText<SwapReviewTexts>()
  const { swap, steps } = facts.prepared
  const network = swap.network.name
  const isLast = facts.step === steps.length - 1
  const waiting = text(isLast ? 'swap.waitingText' : 'swap.waitingApprove')
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state="pending"
      title={isSlow ? text('swap.slow') : text('swap.waiting', { network })}
      text={isSlow ? text('swap.slowText', { network }) : waiting}
      actions={<DoneButton variant="quiet" />}
    >
      <StepCount facts={facts} />
      <TransactionLink network={swap.network} hash={hash}>
        {text('swap.explorer')}
      </TransactionLink>
    </ProgressTask>
  )
}

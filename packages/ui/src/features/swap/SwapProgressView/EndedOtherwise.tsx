import type { SwapOutcome } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { AllowanceNotice } from '../allowance/AllowanceNotice.tsx'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type EndedOtherwiseProps = {
  facts: SwapFacts
  outcome: Exclude<SwapOutcome, { status: 'confirmed' }>
  isAllowed: boolean
}

/** A step was sent, and did not do what was shown. It can be repeated if nothing was swapped. */
export function EndedOtherwise({ facts, outcome, isAllowed }: EndedOtherwiseProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  const { status, hash } = outcome
  const isFailed = status === 'failed'
  const canRepeat = isFailed || status === 'dropped'
  // It has no transaction.
  const isOrder = facts.type === 'sign' && status === 'dropped'
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state={status === 'unproven' ? 'unknown' : 'error'}
      title={text(isFailed ? 'swap.ended' : isOrder ? 'swap.orderEnded' : `swap.${status}`)}
      text={
        isFailed
          ? outcome.isPriceMoved
            ? text('swap.failedPrice')
            : text('swap.failedText', { reason: `\u2068${outcome.reason}\u2069` })
          : text(isOrder ? 'swap.orderEndedText' : `swap.${status}Text`)
      }
      actions={
        <>
          {canRepeat && <Button onClick={() => router.goBack()}>{text('swap.freshPrice')}</Button>}
          <DoneButton variant={canRepeat ? 'quiet' : 'primary'} />
        </>
      }
    >
      {!isOrder && (
        <TransactionLink network={facts.prepared.swap.network} hash={hash}>
          {text('swap.explorer')}
        </TransactionLink>
      )}
      {isAllowed && <AllowanceNotice prepared={facts.prepared} />}
    </ProgressTask>
  )
}

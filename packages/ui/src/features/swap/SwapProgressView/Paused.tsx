import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { AllowanceNotice } from '../allowance/AllowanceNotice.tsx'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type PausedProps = {
  facts: SwapFacts
  /** Whether there is an allowance. A permit that was not used leaves none. */
  isAllowed: boolean
}

/**
 * The allowance is there or signed, and the swap waits: the price moved, or the visitor was away. A
 * larger loss is confirmed in the preview.
 */
export function Paused({ facts, isAllowed }: PausedProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const swap = useSwap()
  const { preparing } = useControllerState(swap.state)
  const { prepared } = facts
  const { target } = prepared.swap
  const ready = preparing.status === 'success' ? preparing : undefined
  const before = ready?.before
  const isSmall = ready?.loss.level === 'none' || ready?.loss.level === 'warn'
  const goOn = () => {
    if (!isSmall) return router.goBack()
    swap.acceptChange()
    // The state has the result.
    swap.swap().catch(() => undefined)
  }
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state={before ? 'unknown' : 'none'}
      title={text(before ? 'swap.paused' : 'swap.pausedReady')}
      text={
        before
          ? text('swap.pausedText', {
              now: words.shortly(prepared.expected, target),
              before: words.shortly(before.expected, target),
            })
          : text(isAllowed ? 'swap.pausedReadyText' : 'swap.pausedSignText')
      }
      actions={
        <>
          <Button isLoading={preparing.status === 'pending'} onClick={goOn}>
            {text(isSmall ? (before ? 'swap.acceptPrice' : 'swap.title') : 'swap.review')}
          </Button>
          <DoneButton variant="quiet" />
        </>
      }
    >
      {isAllowed && <AllowanceNotice prepared={prepared} />}
    </ProgressTask>
  )
}

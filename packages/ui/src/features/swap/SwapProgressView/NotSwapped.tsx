import type { CleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useKit } from '../../../kit/useKit.ts'
import { AllowanceNotice } from '../allowance/AllowanceNotice.tsx'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { MaybeSwapped } from './MaybeSwapped.tsx'
import { StepAsset } from './StepAsset.tsx'
import type { SwapFacts } from './swapFacts.ts'

export type NotSwappedProps = {
  facts: SwapFacts
  error: CleatError
  isUnknown: boolean
  isAllowed: boolean
}

/** A step was not sent, or it is unknown whether it was. */
export function NotSwapped(props: NotSwappedProps): ReactElement | null {
  const { facts, error, isUnknown, isAllowed } = props
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  const explain = useErrorText()
  const { name } = useConnectedWallet()
  // The view is about to return to the preview, which shows it.
  if (error.code === 'REQUEST_USER_REJECTED') return null
  if (isUnknown) return <MaybeSwapped facts={facts} error={error} />
  const isMoved = error.code === 'SWAP_PRICE_MOVED'
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state="error"
      title={text(isMoved ? 'swap.paused' : 'swap.wrong')}
      text={explain(error, name)}
      actions={
        <>
          <Button onClick={() => router.goBack()}>
            {text(isMoved ? 'swap.freshPrice' : 'view.retry')}
          </Button>
          <DoneButton variant="quiet" />
        </>
      }
    >
      <ErrorDetails error={error} />
      {isAllowed && <AllowanceNotice prepared={facts.prepared} />}
    </ProgressTask>
  )
}

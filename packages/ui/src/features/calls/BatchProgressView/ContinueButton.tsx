import type { Batch } from '@cleat/core'
import { isCleatError } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useCalls } from '../controller/useCalls.ts'
import type { CallsTexts } from '../texts/en.ts'
import type { Phase } from './findPhase.ts'

/** Asks the wallet for the next call. */
export function ContinueButton({ batch, phase }: { batch: Batch; phase: Phase }): ReactElement {
  const { snackbar } = useKit().controllers
  const text = useText<CallsTexts>()
  const explain = useErrorText()
  const calls = useCalls()
  const [isAsking, setIsAsking] = useState(false)
  const { id, wallet } = batch
  const goOn = async () => {
    setIsAsking(true)
    try {
      await calls.continueBatch({ id })
    } catch (error) {
      // The list says what was declined.
      if (isCleatError(error) && error.code !== 'REQUEST_USER_REJECTED')
        snackbar.show({ message: explain(error, wallet), variant: 'error' })
    }
    setIsAsking(false)
  }
  return (
    <Button isLoading={isAsking} onClick={goOn}>
      {phase === 'oneByOne' ? text('calls.oneByOne') : text('calls.continue', { wallet })}
    </Button>
  )
}

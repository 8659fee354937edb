import { type Batch, formatAddress, isCleatError } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useCalls } from '../controller/useCalls.ts'
import type { CallsTexts } from '../texts/en.ts'
import sheet from './BatchProgressView.module.css'
import { useActions } from './useActions.ts'

/** An allowance was given for a step that did not follow. It can be taken back. */
export function AllowanceLeft({ batch }: { batch: Batch }): ReactElement | null {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<CallsTexts>()
  const explain = useErrorText()
  const calls = useCalls()
  const actions = useActions(batch.id)
  const [isAsking, setIsAsking] = useState(false)
  const step = batch.steps.findIndex(
    ({ status }, at) => status === 'confirmed' && actions[at]?.kind === 'approve',
  )
  const action = actions[step]
  if (action?.kind !== 'approve') return null
  const remove = async () => {
    setIsAsking(true)
    try {
      await calls.removeAllowance({ id: batch.id, step })
    } catch (error) {
      if (isCleatError(error))
        snackbar.show({ message: explain(error, batch.wallet), variant: 'error' })
    }
    setIsAsking(false)
  }
  return (
    <div className={classes.allowance}>
      <Notice
        variant="warning"
        action={
          <button
            type="button"
            className={classes.remove}
            aria-disabled={isAsking || undefined}
            onClick={isAsking ? undefined : remove}
          >
            {text('calls.remove')}
          </button>
        }
      >
        {text('calls.removeText', { spender: `\u2066${formatAddress(action.spender)}\u2069` })}
      </Notice>
    </div>
  )
}

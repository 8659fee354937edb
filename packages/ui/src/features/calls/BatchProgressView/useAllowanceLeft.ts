import { type Batch, formatAddress, isCleatError } from '@cleat/core'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useCalls } from '../controller/useCalls.ts'
import { useActions } from './useActions.ts'

export declare namespace useAllowanceLeft {
  type ReturnType = {
    /** Who may spend, short. */
    readonly spender: string
    readonly isAsking: boolean
    /** Asks the wallet to take it back. */
    readonly remove: () => void
  }
}

/** An allowance that was given for a step that did not follow. */
export function useAllowanceLeft(batch: Batch): useAllowanceLeft.ReturnType | undefined {
  const { snackbar } = useKit().controllers
  const explain = useErrorText()
  const calls = useCalls()
  const actions = useActions(batch.id)
  const [isAsking, setIsAsking] = useState(false)
  const step = batch.steps.findIndex(
    ({ status }, at) => status === 'confirmed' && actions[at]?.kind === 'approve',
  )
  const action = actions[step]
  if (action?.kind !== 'approve') return undefined
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
  return { spender: formatAddress(action.spender), isAsking, remove: () => void remove() }
}

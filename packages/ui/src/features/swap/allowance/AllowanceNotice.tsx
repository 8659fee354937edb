import type { PreparedSwap } from '@cleat/core/swap'
import { type ReactElement, useState } from 'react'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import sheet from './AllowanceNotice.module.css'

/** An allowance that a swap left behind. It can be taken back. */
export function AllowanceNotice({ prepared }: { prepared: PreparedSwap }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const { isRemoving, remove } = useRemoval()
  const { amount, source } = prepared.swap
  return (
    <div className={classes.allowance}>
      <Notice
        variant="warning"
        action={
          <button
            type="button"
            className={classes.remove}
            aria-disabled={isRemoving || undefined}
            onClick={isRemoving ? undefined : remove}
          >
            {isRemoving && <Spinner size={14} />}
            {text('swap.removeAllowance')}
          </button>
        }
      >
        {text('swap.allowanceOpen', { amount: words.exactly(amount, source) })}
      </Notice>
    </div>
  )
}

/** Takes the allowance back. It is prepared before the wallet is asked. */
function useRemoval(): { readonly isRemoving: boolean; readonly remove: () => void } {
  const { snackbar } = useKit().controllers
  const explain = useErrorText()
  const swap = useSwap()
  const [isRemoving, setIsRemoving] = useState(false)
  return {
    isRemoving,
    remove() {
      setIsRemoving(true)
      swap
        .removeAllowance()
        .catch((error: unknown) => {
          const { swapping } = swap.state
          // The state has what happened once the wallet was asked.
          const isShown = swapping.status === 'error' && swapping.error === error
          if (!isShown) snackbar.show({ message: explain(error), variant: 'error' })
        })
        .finally(() => setIsRemoving(false))
    },
  }
}

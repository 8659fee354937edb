import { type ReactElement, useState } from 'react'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapView.module.css'

/** Sets the amount to what is left after the fee. */
export function MaxButton(): ReactElement {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const explain = useErrorText()
  const swap = useSwap()
  const [isReading, setIsReading] = useState(false)
  const press = async () => {
    setIsReading(true)
    await swap
      .setMaxAmount()
      .catch((error: unknown) => snackbar.show({ message: explain(error), variant: 'error' }))
    setIsReading(false)
  }
  return (
    <button
      type="button"
      className={classes.max}
      aria-disabled={isReading || undefined}
      onClick={isReading ? undefined : () => void press()}
    >
      {isReading && <Spinner size={12} />}
      {text('swap.max')}
    </button>
  )
}

import type { ReactElement } from 'react'
import type { AmountRefusal } from '../../format/findAmountRefusal.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useTypedAmount } from '../AmountField/useTypedAmount.ts'
import sheet from './AmountInput.module.css'
import { toTextSize } from './toTextSize.ts'

export type AmountInputProps = {
  /** Names the field for screen readers. */
  label: string
  /** A plain decimal number such as `0.5`, or empty. */
  value: string
  onChange: (value: string) => void
  /** Called when a text is refused or ambiguous, and with `undefined` once the field is left. */
  onRefuse?: ((reason: AmountRefusal | undefined) => void) | undefined
  symbol: string
  decimals: number
  isInvalid?: boolean | undefined
  /** The id of what is wrong. */
  describedBy?: string | undefined
}

/** An amount within a row. Numbers run from left to right in every language. */
export function AmountInput(props: AmountInputProps): ReactElement {
  const { label, isInvalid, describedBy } = props
  const classes = useStyles(sheet)
  const typed = useTypedAmount(props)
  return (
    <div className={classes.frame}>
      <input
        ref={typed.field}
        className={classes.input}
        dir="ltr"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        placeholder="0"
        data-size={toTextSize(typed.text)}
        value={typed.text}
        onChange={(event) => typed.change(event.target.value)}
        onPaste={typed.paste}
        onBlur={typed.leave}
      />
    </div>
  )
}

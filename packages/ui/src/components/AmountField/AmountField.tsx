import { type ReactElement, useId } from 'react'
import type { AmountRefusal } from '../../format/findAmountRefusal.ts'
import { arrowUpDownIcon } from '../../icons/arrowUpDownIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './AmountField.module.css'
import { useFittedSize } from './useFittedSize.ts'
import { useTypedAmount } from './useTypedAmount.ts'

export type AmountFieldProps = {
  /** Names the field for screen readers. */
  label: string
  /** A plain decimal number such as `0.5`, or empty. See `parseAmount` and `formatAmount`. */
  value: string
  /** Without it, the field is read-only. */
  onChange?: ((value: string) => void) | undefined
  /** Called when a text is refused or ambiguous, and with `undefined` once the field is left. */
  onRefuse?: ((reason: AmountRefusal | undefined) => void) | undefined
  /** The symbol of the typed unit; empty while it is unknown. */
  symbol: string
  /** Keeps the place of a symbol that is unknown. */
  likelySymbol?: string | undefined
  decimals: number
  /** The formatted amount in the other unit: `$1,204.50`. */
  other?: string | undefined
  /** Switches the typed unit. */
  onSwap?: (() => void) | undefined
  /** Describes the switch of units. */
  swapLabel?: string | undefined
  /** The validation error. Replaces the other unit. */
  error?: string | undefined
}

/** A large amount input. Numbers run from left to right in every language. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, onChange, symbol, likelySymbol, other, onSwap, swapLabel, error } = props
  const classes = useStyles(sheet)
  const id = useId()
  const typed = useTypedAmount(props)
  const { frame, number, symbol: unit, fontSize } = useFittedSize(`${typed.text} ${symbol}`)
  const describedBy = error === undefined ? `${id}symbol` : `${id}symbol ${id}error`
  return (
    <div className={classes.field}>
      <div ref={frame} className={classes.frame} dir="ltr" style={{ fontSize }}>
        <div className={classes.line}>
          <span className={classes.number}>
            <span ref={number} className={classes.mirror} aria-hidden="true">
              {typed.text || '0'}
            </span>
            <input
              ref={typed.field}
              className={classes.input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              aria-label={label}
              aria-describedby={describedBy}
              aria-invalid={error !== undefined || undefined}
              placeholder="0"
              value={typed.text}
              readOnly={onChange === undefined}
              onChange={(event) => typed.change(event.target.value)}
              onPaste={typed.paste}
              onBlur={typed.leave}
            />
          </span>
          <span ref={unit} id={`${id}symbol`} className={classes.symbol}>
            {symbol || (
              <span className={classes.place} aria-hidden="true">
                {likelySymbol}
              </span>
            )}
          </span>
        </div>
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {error === undefined && onSwap && (
        <button type="button" className={classes.other} aria-label={swapLabel} onClick={onSwap}>
          <bdi>{other}</bdi>
          <Icon of={arrowUpDownIcon} size={14} />
        </button>
      )}
      {error === undefined && !onSwap && other !== undefined && (
        <p className={classes.other}>
          <bdi>{other}</bdi>
        </p>
      )}
    </div>
  )
}

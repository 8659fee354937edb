import { type ClipboardEvent, type ReactElement, useId } from 'react'
import { cleanAmount } from '../../format/cleanAmount.ts'
import { type AmountRefusal, findAmountRefusal } from '../../format/findAmountRefusal.ts'
import { getNumberSigns } from '../../format/getNumberSigns.ts'
import { useLanguage } from '../../i18n/language/useLanguage.ts'
import { arrowUpDownIcon } from '../../icons/arrowUpDownIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './AmountField.module.css'
import { useFittedSize } from './useFittedSize.ts'
import { useRefusedInput } from './useRefusedInput.ts'

export type AmountFieldProps = {
  /** Names the field for screen readers. */
  label: string
  /** A plain decimal number such as `0.5`, or empty. See `parseAmount` and `formatAmount`. */
  value: string
  /** Without it, the field is read-only. */
  onChange?: ((value: string) => void) | undefined
  /** Called when a pasted text is refused, because its value is ambiguous. */
  onRefuse?: ((reason: AmountRefusal) => void) | undefined
  /** The symbol of the typed unit. */
  symbol: string
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
  const { label, value, onChange, onRefuse, symbol, decimals, other, onSwap, swapLabel, error } =
    props
  const classes = useStyles(sheet)
  const id = useId()
  const signs = getNumberSigns(useLanguage().tag)
  const shown = value.replace('.', signs.decimal)
  const { frame, number, symbol: unit, fontSize } = useFittedSize(`${shown} ${symbol}`)

  const clean = (text: string) => cleanAmount({ text, decimals, groupSign: signs.group, symbol })

  const input = useRefusedInput((next) => {
    const cleaned = clean(next)
    return cleaned === null || (cleaned === value && next.length > shown.length)
  })
  const change = (text: string) => {
    const next = clean(text)
    if (next !== null) onChange?.(next)
  }
  const paste = (event: ClipboardEvent) => {
    const refusal = findAmountRefusal({
      text: event.clipboardData.getData('text'),
      decimals,
      signs,
      symbol,
    })
    if (!refusal) return
    event.preventDefault()
    onRefuse?.(refusal)
  }
  const describedBy = error === undefined ? `${id}symbol` : `${id}symbol ${id}error`
  return (
    <div className={classes.field}>
      <div ref={frame} className={classes.frame} dir="ltr" style={{ fontSize }}>
        <div className={classes.line}>
          <span className={classes.number}>
            <span ref={number} className={classes.mirror} aria-hidden="true">
              {shown || '0'}
            </span>
            <input
              ref={input}
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
              value={shown}
              readOnly={onChange === undefined}
              onChange={(event) => change(event.target.value)}
              onPaste={paste}
            />
          </span>
          <span ref={unit} id={`${id}symbol`} className={classes.symbol}>
            {symbol}
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

import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cleanAmount } from '../../format/cleanAmount.ts'
import { type AmountRefusal, findAmountRefusal } from '../../format/findAmountRefusal.ts'
import { getNumberSigns } from '../../format/getNumberSigns.ts'
import { readTypedAmount } from '../../format/readTypedAmount.ts'
import { useLanguage } from '../../i18n/language/useLanguage.ts'
import { shake } from './shake.ts'
import { useRefusedInput } from './useRefusedInput.ts'

type Parameters = {
  /** A plain decimal number. */
  value: string
  onChange?: ((value: string) => void) | undefined
  onRefuse?: ((reason: AmountRefusal | undefined) => void) | undefined
  symbol: string
  decimals: number
}

export type TypedAmountField = {
  readonly field: RefObject<HTMLInputElement | null>
  /** As it was typed, while the field has the focus. */
  readonly text: string
  readonly change: (text: string) => void
  readonly paste: (event: ClipboardEvent) => void
  readonly leave: () => void
}

/** Time in ms after a key until an ambiguous text is refused: another key may make it clear. */
const restMs = 500

/**
 * Keeps the thousands separators that a visitor types until the field is left, so that `1,234.5` is
 * not read as `1.2345` on the way.
 */
export function useTypedAmount(parameters: Parameters): TypedAmountField {
  const { value, onChange, onRefuse, decimals, symbol } = parameters
  const signs = getNumberSigns(useLanguage().tag)
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>()
  const isPasting = useRef(false)
  // A value from elsewhere replaces the typed text.
  const text = typed?.value === value ? typed.text : value.replace('.', signs.decimal)

  const read = (next: string) => readTypedAmount({ text: next, decimals, signs, symbol })
  const refuse = (reason: AmountRefusal) => {
    shake(field.current)
    onRefuse?.(reason)
  }
  const field = useRefusedInput((next) => {
    const result = read(next)
    if ('refusal' in result) refuse(result.refusal)
    return 'refusal' in result
  })
  const takePasted = (next: string) => {
    const cleaned = cleanAmount({ text: next, decimals, groupSign: signs.group, symbol })
    if (cleaned === null) return refuse('invalid')
    setTyped(undefined)
    onChange?.(cleaned)
  }
  const takeTyped = (next: string) => {
    const result = read(next)
    if ('refusal' in result) return refuse(result.refusal)
    setTyped({ text: next, value: result.value })
    onChange?.(result.value)
  }
  const refuseLatest = useRef(onRefuse)
  refuseLatest.current = onRefuse
  const unread = typed?.value === '' && value === '' ? typed.text : ''
  const reason = unread ? findAmountRefusal({ text: unread, decimals, signs, symbol }) : undefined
  useEffect(() => {
    if (reason !== 'ambiguous') return undefined
    const timer = setTimeout(() => refuseLatest.current?.(reason), restMs)
    return () => clearTimeout(timer)
  }, [reason])

  return {
    field,
    text,
    change(next) {
      const take = isPasting.current ? takePasted : takeTyped
      isPasting.current = false
      take(next)
    },
    paste(event) {
      const copied = event.clipboardData.getData('text')
      const refusal = findAmountRefusal({ text: copied, decimals, signs, symbol })
      isPasting.current = !refusal
      if (!refusal) return
      event.preventDefault()
      refuse(refusal)
    },
    leave() {
      isPasting.current = false
      if (unread) return onRefuse?.(reason ?? 'invalid')
      setTyped(undefined)
      onRefuse?.(undefined)
    },
  }
}

import type { Direction } from '../../format/getDirection.ts'
import type { Message } from './message.ts'
import { parseMessage } from './parseMessage.ts'

/** Fills values into a message. Returns text and the values that are not text, in order. */
export type Formatter = <value>(
  message: string,
  values: { readonly [name: string]: value | undefined },
) => readonly (string | Exclude<value, string | number | undefined>)[]

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * Creates a formatter for a language. Each message is parsed once. A malformed message is returned
 * unchanged, and a missing value is left out.
 */
export function createFormatter(parameters: {
  /** BCP 47 tag of the messages' language. */
  tag: string
  direction: Direction
}): Formatter {
  const { tag, direction } = parameters
  const messages = new Map<string, Message>()
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined

  const read = (text: string): Message => {
    const known = messages.get(text)
    if (known) return known
    const message = tryParse(text)
    messages.set(text, message)
    return message
  }
  const chooseForm = (count: number) => {
    rules ??= new Intl.PluralRules(tag)
    return rules.select(count)
  }
  const formatNumber = (value: number) => {
    numbers ??= new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
    return numbers.format(value)
  }
  // Without isolation, a name in the other direction moves adjacent punctuation.
  const isolate = (value: string) =>
    value && (direction === 'rtl' || rightToLeft.test(value)) ? `\u2068${value}\u2069` : value

  return <value>(text: string, values: { readonly [name: string]: value | undefined }) => {
    type Part = string | Exclude<value, string | number | undefined>

    const fill = (message: Message, count: number): Part[] =>
      message.flatMap((part): Part | Part[] => {
        if (typeof part === 'string') return part
        if (part.kind === 'number') return formatNumber(count)
        const value = values[part.name]
        if (part.kind === 'value') {
          if (typeof value === 'number') return formatNumber(value)
          if (typeof value === 'string') return isolate(value)
          return value === undefined ? [] : (value as Exclude<value, string | number | undefined>)
        }
        const { branches } = part
        const isPlural = part.kind === 'plural' && typeof value === 'number'
        const branch =
          branches.get(isPlural ? `=${value}` : String(value)) ??
          (isPlural ? branches.get(chooseForm(value)) : undefined) ??
          branches.get('other')
        return fill(branch ?? [], isPlural ? value : Number.NaN)
      })

    return fill(read(text), Number.NaN)
  }
}

function tryParse(text: string): Message {
  try {
    return parseMessage(text)
  } catch {
    return [text]
  }
}

import { formatAmount } from '../../packages/core/src/base/amounts/formatAmount.ts'
import { parseAmount } from '../../packages/core/src/base/amounts/parseAmount.ts'
import { toFiat } from '../../packages/core/src/base/amounts/toFiat.ts'
import { cleanAmount } from '../../packages/ui/src/format/cleanAmount.ts'
import { createRandom, type Random } from './createRandom.ts'

/** The number of wrong amounts, by function. */
export type MoneyErrors = { written: number; typed: number; fiat: number }

type Amount = { readonly value: bigint; readonly decimals: number }

/** The functions under test. A test replaces them with broken ones. */
export type MoneyFunctions = {
  readonly formatAmount: typeof formatAmount
  readonly parseAmount: typeof parseAmount
  readonly cleanAmount: typeof cleanAmount
  readonly toFiat: typeof toFiat
}

const ours: MoneyFunctions = { formatAmount, parseAmount, cleanAmount, toFiat }

/** Units of the chains, and of any possible token. */
const chains: readonly ((random: Random) => Amount)[] = [
  (random) => ({ value: random.bits(256), decimals: 18 }),
  (random) => ({ value: random.bits(64), decimals: 9 }),
  (random) => ({ value: random.bits(51), decimals: 8 }),
  (random) => ({ value: random.bits(256), decimals: random.below(37) }),
  (random) => ({ value: random.bits(64), decimals: random.below(37) }),
]

const signs = ['en', 'de', 'fr', 'pt-BR', 'de-CH', 'hi'].map((locale) => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: find('group'), decimal: find('decimal') }
})

/**
 * Formats random amounts, parses them, parses them as typed in a language, converts them to fiat,
 * and counts every deviation. The expected values are computed digit by digit, independently of the
 * functions under test.
 */
export function countErrors(parameters: {
  count: number
  seed?: number | undefined
  functions?: MoneyFunctions | undefined
}): MoneyErrors {
  const { count, seed = 20_261_122, functions = ours } = parameters
  const random = createRandom(seed)
  const errors: MoneyErrors = { written: 0, typed: 0, fiat: 0 }
  for (let at = 0; at < count; at++) {
    const amount = chains[at % chains.length]?.(random) ?? { value: 0n, decimals: 0 }
    if (!isWritten(functions, amount)) errors.written += 1
    if (!isTyped(functions, { amount, random })) errors.typed += 1
    if (!isWorth(functions, { amount, random })) errors.fiat += 1
  }
  return errors
}

function isWritten(
  { formatAmount: format, parseAmount: parse }: MoneyFunctions,
  amount: Amount,
): boolean {
  const { value, decimals } = amount
  const text = format(value, decimals)
  return text === writeDigits(amount) && parse(text, decimals) === value
}

/**
 * Typed text must parse to the amount, with or without the group signs of a language, or be
 * rejected. It must never parse to another amount.
 */
function isTyped(
  { cleanAmount: clean, parseAmount: parse }: MoneyFunctions,
  { amount, random }: { amount: Amount; random: Random },
): boolean {
  const { group, decimal } = signs[random.below(signs.length)] ?? { group: ',', decimal: '.' }
  const [whole = '', fraction] = writeDigits(amount).split('.')
  const isGrouped = random.below(2) === 0
  const shown = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole
  const text = fraction ? shown + decimal + fraction : shown
  const plain = clean({ text, decimals: amount.decimals, groupSign: group })
  if (plain === null) return whole.length > 60 || text.length > 200 || isTwofold(text)
  return parse(plain, amount.decimals) === amount.value || isTwofold(text)
}

/**
 * `cleanAmount` decides about one sign with three digits after it, even where the language differs.
 */
function isTwofold(text: string): boolean {
  return /^\d+[.,]\d+$/.test(text) && text.split(/[.,]/)[1]?.length === 3
}

/** The exact product of value and price in hundredths, rounded down. */
function isWorth(
  { toFiat: fiat }: MoneyFunctions,
  { amount, random }: { amount: Amount; random: Random },
): boolean {
  const { value, decimals } = amount
  // In cents, which a float of this size represents exactly enough to print.
  const cents = random.below(10_000_000)
  const worth = fiat({ amount: value, decimals, price: cents / 100 })
  return worth === (value * BigInt(cents)) / 10n ** BigInt(decimals)
}

/** Inserts the decimal point into the digits. */
function writeDigits({ value, decimals }: Amount): string {
  const unit = 10n ** BigInt(decimals)
  const whole = (value / unit).toString()
  const rest = value % unit
  if (rest === 0n) return whole
  const digits = (unit + rest).toString().slice(1)
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return `${whole}.${digits.slice(0, end)}`
}

import { formatAmount } from '../../packages/core/src/base/amounts/formatAmount.ts'
import { parseAmount } from '../../packages/core/src/base/amounts/parseAmount.ts'
import { toFiat } from '../../packages/core/src/base/amounts/toFiat.ts'
import { cleanAmount } from '../../packages/ui/src/format/cleanAmount.ts'
import { createRandom, type Random } from './createRandom.ts'

/** How many amounts became others, by where. */
export type MoneyErrors = { written: number; typed: number; fiat: number }

type Amount = { readonly value: bigint; readonly decimals: number }

/** The functions that are looked at; a test puts broken ones in their place. */
export type MoneyFunctions = {
  readonly formatAmount: typeof formatAmount
  readonly parseAmount: typeof parseAmount
  readonly cleanAmount: typeof cleanAmount
  readonly toFiat: typeof toFiat
}

const ours: MoneyFunctions = { formatAmount, parseAmount, cleanAmount, toFiat }

/** The units of the chains, and of any token there can be. */
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
 * Writes random amounts, reads them back, reads them as they are typed in a language, and says what they are worth; and counts what is
 * off, by however little. What is compared with is reckoned by digits, and not by the functions that are looked at.
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

/** What a visitor types is the amount, with the signs of a language or without groups; or it is refused, and never another one. */
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

/** One sign with three digits behind it is read by the rule of `cleanAmount`, in a language that writes it otherwise too. */
function isTwofold(text: string): boolean {
  return /^\d+[.,]\d+$/.test(text) && text.split(/[.,]/)[1]?.length === 3
}

/** Exactly the value times the price, in hundredths, rounded down. */
function isWorth(
  { toFiat: fiat }: MoneyFunctions,
  { amount, random }: { amount: Amount; random: Random },
): boolean {
  const { value, decimals } = amount
  // Cents, which a floating-point number of this size holds exactly enough to be written.
  const cents = random.below(10_000_000)
  const worth = fiat({ amount: value, decimals, price: cents / 100 })
  return worth === (value * BigInt(cents)) / 10n ** BigInt(decimals)
}

/** The digits with a point between them, by hand. */
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

import { isCleatError } from '@cleat/core'
import { fillText } from './fillText.ts'
import { formatPlainAmount } from './formatPlainAmount.ts'
import type { Language } from './language/createLanguage.ts'
import { enErrors } from './texts/enErrors.ts'

const english: { readonly [code: string]: string | undefined } = enErrors

/** Facts of errors that are amounts, as plain decimal numbers. */
const amounts = ['available', 'fee', 'minimum']

/** Explains an error to the visitor, by its code and never by its message. */
export function errorText(
  error: unknown,
  parameters: {
    language: Language
    /** The wallet's name, if the error has none. */
    wallet?: string | undefined
  },
): string {
  const { language, wallet } = parameters
  const { texts, formats: format } = language
  const generic = texts.WALLET_ERROR ?? enErrors.WALLET_ERROR
  if (!isCleatError(error)) return fillText(generic, { language, values: { wallet } })
  const { context = {} } = error
  const unit = 'currency' in context ? 'money' : 'token'
  const write = (name: string, value: string) =>
    amounts.includes(name)
      ? formatPlainAmount(value, { format, of: name === 'fee' ? name : unit })
      : value
  const facts = Object.entries(context).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, write(name, value)]] : [],
  )
  const values = { wallet, ...Object.fromEntries(facts) }
  return fillText(texts[error.code] ?? english[error.code] ?? generic, { language, values })
}

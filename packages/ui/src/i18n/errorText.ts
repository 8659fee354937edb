import { isCleatError } from '@cleat/core'
import { fillText } from './fillText.ts'
import type { Language } from './language/createLanguage.ts'

const generic = 'WALLET_ERROR'

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
  const { texts } = language
  if (!isCleatError(error)) return fillText(texts[generic], { language, values: { wallet } })
  const facts = Object.entries(error.context ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const values = { wallet, ...Object.fromEntries(facts) }
  return fillText(texts[error.code] ?? texts[generic], { language, values })
}

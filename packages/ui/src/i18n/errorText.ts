import { isCleatError } from '@cleat/core'
import { fillText } from './fillText.ts'
import type { Language } from './language/createLanguage.ts'

const generic = 'WALLET_ERROR'

/** What a visitor reads about an error. Goes by its code and never by its message. */
export function errorText(
  error: unknown,
  parameters: {
    language: Language
    /** Who is meant when the error does not say. */
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

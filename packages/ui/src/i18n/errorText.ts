import { isCleatError } from '@cleat/core'
import type { Catalogue } from './en.ts'
import { fillText } from './fillText.ts'

const generic = 'WALLET_ERROR'

/** What a visitor reads about an error. Goes by its code and never by its message. */
export function errorText(
  error: unknown,
  parameters: {
    errors: Catalogue['errors']
    /** Who is meant when the error does not say. */
    wallet?: string | undefined
  },
): string {
  const { errors, wallet } = parameters
  if (!isCleatError(error)) return fillText(errors[generic], { wallet })
  const facts = Object.entries(error.context ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return fillText(errors[error.code] ?? errors[generic], { wallet, ...Object.fromEntries(facts) })
}

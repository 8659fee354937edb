import { CleatError } from '../../base/errors/cleatError.ts'

/** The longest address of any chain: a witness program of 32 bytes in bech32. Keys and phrases are longer, or of several words. */
const longest = 62

/** Keys of Bitcoin that are as short as an address. */
const shortKey = /^(?:[5KL9c][1-9A-HJ-NP-Za-km-z]{50,51}|6P[1-9A-HJ-NP-Za-km-z]{56})$/

/** What stands in a message where the visitor may have pasted what nobody should see. */
const hidden = '(hidden: it may be a secret)'

/**
 * Says that nothing can be sent to what was given. Errors are logged and reported, so what may be a key or a recovery phrase is
 * not in it.
 */
export function createRecipientError(to: unknown): CleatError<'CAIP_ADDRESS_INVALID'> {
  const value = typeof to === 'string' ? (isHarmless(to) ? to : hidden) : `(${typeof to})`
  return new CleatError('CAIP_ADDRESS_INVALID', { context: { value } })
}

function isHarmless(text: string): boolean {
  const word = text.trim()
  return word.length <= longest && !/\s/.test(word) && !shortKey.test(word)
}

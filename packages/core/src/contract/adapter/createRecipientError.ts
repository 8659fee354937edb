import { CleatError } from '../../base/errors/cleatError.ts'

/**
 * The longest address of any chain: a bech32 witness program of 32 bytes. Private keys and recovery
 * phrases are longer or have several words.
 */
const longest = 62

/** Bitcoin private keys that are as short as an address. */
const shortKey = /^(?:[5KL9c][1-9A-HJ-NP-Za-km-z]{50,51}|6P[1-9A-HJ-NP-Za-km-z]{56})$/

/** Replaces text in the message that may be a secret. */
const hidden = '(hidden: it may be a secret)'

/**
 * Creates the error for an invalid recipient. Errors are logged and reported, so text that may be a
 * private key or recovery phrase is left out.
 */
export function createRecipientError(to: unknown): CleatError<'CAIP_ADDRESS_INVALID'> {
  const value = typeof to === 'string' ? (isHarmless(to) ? to : hidden) : `(${typeof to})`
  return new CleatError('CAIP_ADDRESS_INVALID', { context: { value } })
}

function isHarmless(text: string): boolean {
  const word = text.trim()
  return word.length <= longest && !/\s/.test(word) && !shortKey.test(word)
}

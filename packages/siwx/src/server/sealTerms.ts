import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** In bytes, of the secret that seals terms. */
const shortestSecret = 32

/**
 * The seal of terms, in hex. Only the holder of the secret can write them, and they count in one
 * browser alone.
 */
export function sealTerms(parameters: {
  secret: string
  /** What only this browser has, such as the value of a cookie. */
  browser: string
  /** The terms as they are sent. */
  payload: string
}): string {
  const { secret, browser, payload } = parameters
  const key = utf8ToBytes(secret)
  if (key.length < shortestSecret)
    throw new RangeError(`The secret that seals terms has fewer than ${shortestSecret} bytes.`)
  // Neither part has a line break: the payload is hex, and the length of the other stands in front.
  const bound = utf8ToBytes(`cleat.terms\n${browser.length}\n${browser}\n${payload}`)
  return bytesToHex(hmac(sha256, key, bound))
}

import { hexToBytes } from '@noble/hashes/utils.js'
import { sealTerms } from './sealTerms.ts'
import type { SignInTerms } from './signInTerms.ts'

const longestToken = 16_384

/**
 * The terms in a token, if this server wrote it for this browser. Whether they are over is up to
 * `acceptSignIn`.
 * @param parameters.secrets those that count: two, while one replaces the other
 */
export function openTerms(parameters: {
  secrets: readonly string[]
  browser: string
  token: string
}): SignInTerms | undefined {
  const { secrets, browser, token } = parameters
  if (token.length > longestToken) return undefined
  const [payload = '', seal = '', ...rest] = token.split('.')
  if (rest.length > 0 || !/^(?:[0-9a-f]{2})+$/.test(payload)) return undefined
  const isOurs = secrets.some((secret) => isSame(sealTerms({ secret, browser, payload }), seal))
  // What is sealed was written by `issueTerms`.
  return isOurs ? JSON.parse(new TextDecoder().decode(hexToBytes(payload))) : undefined
}

/** Compares two texts in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

import { parseTime } from '../grammar/parseTime.ts'
import type { acceptSignIn } from './acceptSignIn.ts'

/**
 * Remembers the used nonces of one process until they are over, for development and for servers of
 * one process. Others keep them in a database that all processes share.
 */
export function createMemoryNonces(
  parameters: { now?: (() => number) | undefined } = {},
): acceptSignIn.Parameters['claimNonce'] {
  const { now = Date.now } = parameters
  const ends = new Map<string, number>()
  return async ({ nonce, expirationTime }) => {
    const time = now()
    // About in the order in which they end: the first that is not over ends the search.
    for (const [used, end] of ends) {
      if (end > time) break
      ends.delete(used)
    }
    if (ends.has(nonce)) return false
    ends.set(nonce, parseTime(expirationTime) ?? Number.POSITIVE_INFINITY)
    return true
  }
}

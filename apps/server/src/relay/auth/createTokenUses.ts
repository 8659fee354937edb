import { toOwnText } from '../../http/toOwnText.ts'

/** Remembers which network used a token, so that a copy is of no use in another. */
export type TokenUses = {
  /** Whether the token was not used before by another network. */
  claim(token: string, network: string): boolean
}

export declare namespace createTokenUses {
  type Parameters = {
    /** How long a token can be used, in milliseconds. */
    lifeMs: number
    now: () => number
    /** The most tokens to remember. With more, the oldest are forgotten earlier. */
    maxTokens?: number | undefined
  }
}

/** A part of a signature, too long to be chosen to equal another's. */
const keyLength = 22

export function createTokenUses(parameters: createTokenUses.Parameters): TokenUses {
  const { lifeMs, now, maxTokens = 200_000 } = parameters
  // Two generations, so that old tokens are forgotten without a look at each.
  let recent = new Map<string, string>()
  let older = new Map<string, string>()
  let since = now()

  const turn = () => {
    const age = now() - since
    if (age < lifeMs && recent.size < maxTokens / 2) return
    older = age < 2 * lifeMs ? recent : new Map()
    recent = new Map()
    since = now()
  }

  return {
    claim(token, network) {
      turn()
      const start = token.lastIndexOf('.') + 1
      const key = toOwnText(token.slice(start, start + keyLength))
      const user = recent.get(key) ?? older.get(key)
      if (user === undefined) recent.set(key, network)
      return user === undefined || user === network
    },
  }
}

import type { Drops } from '../../drops/createDrops.ts'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'

export declare namespace expectAnswerTo {
  type Parameters = {
    /** The name of the API. */
    name: string
    chainId: string
    /** Pairs of what was asked and what the answer repeats, in their canonical form. */
    same: readonly (readonly [asked: string | bigint, answered: string | bigint | undefined])[]
    drops: Drops
  }
}

/**
 * Compares an answer with its question.
 * @throws a `ChainUnavailableError` if it answers another one
 */
export function expectAnswerTo(parameters: expectAnswerTo.Parameters): void {
  const { name, chainId, same, drops } = parameters
  if (same.every(([asked, answered]) => asked === answered)) return
  drops.add('quote for something else', chainId)
  throw new ChainUnavailableError({ chainId, reason: `${name}: answers something else` })
}

import { Problem } from '../../../http/problem.ts'
import type { SwapChain } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'

export declare namespace findSources {
  type Parameters = {
    sources: readonly SwapSource[]
    chain: SwapChain
    /** Ids with commas. @default all */
    wanted?: string | undefined
  }
}

/**
 * Finds the sources of swaps on a chain.
 * @throws a `Problem` if there is none
 */
export function findSources(parameters: findSources.Parameters): readonly SwapSource[] {
  const { sources, chain, wanted } = parameters
  const ids = wanted?.split(',')
  const found = sources.filter(
    (source) => source.serves(chain) && (!ids || ids.includes(source.id)),
  )
  if (found.length > 0) return found
  throw new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `The service has no source of swaps on ${chain.id}. Its operator can name some in SWAP_SOURCES.`,
  })
}

import type { OpenChain } from '../chains/openChains.ts'
import type { HistorySource } from './historySource.ts'
import { oneChainAtATime } from './oneChainAtATime.ts'

/** Asks for each chain the first of the sources that knows its past. */
export function createHistoryRouter(sources: readonly HistorySource[]): HistorySource {
  const find = (chain: OpenChain) => sources.find((source) => source.has(chain))
  return {
    has: (chain) => find(chain) !== undefined,
    async read(parameters) {
      const [first, ...others] = parameters.chains.map(find)
      if (!first || others.some((source) => source !== first)) throw oneChainAtATime()
      return first.read(parameters)
    },
  }
}

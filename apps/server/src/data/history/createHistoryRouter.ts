import type { OpenChain } from '../chains/openChains.ts'
import type { HistorySource } from './historySource.ts'
import { oneChainAtATime } from './oneChainAtATime.ts'

/** Uses the first source that has a chain's history. */
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

import { Problem } from '../../http/problem.ts'
import type { OpenChain, OpenChains } from './openChains.ts'

/**
 * Finds a chain by CAIP-2 id.
 * @throws a `Problem` if it is not configured
 */
export function findChain(chains: OpenChains, id: string): OpenChain {
  const chain = chains.get(id)
  if (chain) return chain
  throw new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `The service has no node of ${id.slice(0, 64)}. Ask /v1/supported-chains for those it has.`,
  })
}

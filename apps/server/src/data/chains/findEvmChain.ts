import { Problem } from '../../http/problem.ts'
import { findChain } from './findChain.ts'
import type { EvmChain, OpenChains } from './openChains.ts'

/**
 * Finds an EVM chain by CAIP-2 id.
 * @throws a `Problem` if it is not configured or no EVM chain
 */
export function findEvmChain(chains: OpenChains, id: string): EvmChain {
  const chain = findChain(chains, id)
  if (chain.namespace === 'eip155') return chain
  throw new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `The service answers this for EVM chains alone, and ${id} is none.`,
  })
}

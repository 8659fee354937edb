import type { SwapPolicy } from '@cleat/core/adapter'
import { listContracts } from './listContracts.ts'

/**
 * Finds a contract of a chain that fails where a balance is too low, in lower case: the app's, or a
 * Universal Router. `undefined` if there is none.
 */
export function findGuard(chainId: number, policy: SwapPolicy): string | undefined {
  const added = policy.contracts?.[`eip155:${chainId}`]?.guard
  if (added !== undefined) return added.toLowerCase()
  const { kinds } = listContracts(chainId, policy)
  return [...kinds].find(([, kind]) => kind === 'universal-router-2.0')?.[0]
}

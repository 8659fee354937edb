import type { SwapPolicy } from '@cleat/core/adapter'
import { findSpender } from './findSpender.ts'
import { listContracts } from './listContracts.ts'

/** Whether an account may let a contract take tokens for exchanges. */
export function isSpender(
  address: string,
  { chainId, policy }: { readonly chainId: number; readonly policy: SwapPolicy },
): boolean {
  const contracts = listContracts(chainId, policy)
  const routers = [...contracts.kinds.keys(), contracts.cow?.settlement ?? '']
  const spender = address.toLowerCase()
  return routers.some((router) => findSpender(router, contracts) === spender)
}

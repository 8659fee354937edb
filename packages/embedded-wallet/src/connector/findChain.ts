import type { AuthChain } from '../accounts/authChain.ts'
import type { AuthContext } from './authContext.ts'
import { rpcError } from './rpcError.ts'

/** @throws an error with the code 4901 for a chain that the app has not */
export function findChain(context: AuthContext, chainId?: number | undefined): AuthChain {
  const chain = context.chains.get(chainId ?? context.chainId)
  if (!chain) throw rpcError(4901, 'The wallet has not this chain.')
  return chain
}

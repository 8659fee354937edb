import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletState } from '../state/createWalletState.ts'
import type { Rpc } from './rpc.ts'

export type ForwardReadParameters = {
  state: WalletState
  rpc: Rpc
  method: string
  params: unknown
}

/** Forwards a read to the node of the current chain. Refuses other methods with 4200. */
export async function forwardRead(parameters: ForwardReadParameters): Promise<unknown> {
  const { state, rpc, method, params } = parameters
  if (!isRead(method)) {
    throw new ProviderRpcError({ code: 4200, message: `The wallet has no method "${method}".` })
  }
  return rpc({ rpcUrl: state.chain.rpcUrl, method, params })
}

/**
 * Development nodes sign with their own accounts. Their signatures must not count as the wallet's.
 */
function isRead(method: string): boolean {
  if (method === 'eth_sendRawTransaction') return true
  return /^(?:eth|net|web3)_/.test(method) && !/^eth_(?:sign|send)/.test(method)
}

import type { WalletState } from '../wallet/createWalletState.ts'
import { ProviderRpcError } from '../wallet/providerRpcError.ts'
import type { Rpc } from './rpc.ts'

export type ForwardReadParameters = {
  state: WalletState
  rpc: Rpc
  method: string
  params: unknown
}

/** Passes a read on to the node of the current chain. Anything that is not a read is refused with 4200. */
export async function forwardRead(parameters: ForwardReadParameters): Promise<unknown> {
  const { state, rpc, method, params } = parameters
  if (!isRead(method)) {
    throw new ProviderRpcError({ code: 4200, message: `The wallet has no method "${method}".` })
  }
  return rpc({ rpcUrl: state.chain.rpcUrl, method, params })
}

/** A node of developers would sign and send with accounts of its own: that must never pass for the wallet. */
function isRead(method: string): boolean {
  if (method === 'eth_sendRawTransaction') return true
  return /^(?:eth|net|web3)_/.test(method) && !/^eth_(?:sign|send)/.test(method)
}

import { http } from 'viem'
import { nodeError } from './nodeError.ts'

export type RpcRequest = { rpcUrl: string; method: string; params?: unknown }

/** Calls a node. Rejects with a `ProviderRpcError` with the node's message. */
export type Rpc = (request: RpcRequest) => Promise<unknown>

export const rpc: Rpc = async ({ rpcUrl, method, params }) => {
  const transport = http(rpcUrl, { retryCount: 0 })({ retryCount: 0 })
  try {
    return await transport.request({ method, params })
  } catch (error) {
    throw nodeError({ error, rpcUrl })
  }
}

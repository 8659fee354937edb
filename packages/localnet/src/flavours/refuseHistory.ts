import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'
import { refuseTraces } from './refuseTraces.ts'

/** Where each method has its block. */
const blockParameters: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
}

/** Remembers the latest state alone, as nodes that prune at once, and traces nothing. */
export async function refuseHistory(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { method, params = [] } = parameters.request
  const block = params[blockParameters[method] ?? -1]
  if (typeof block !== 'string' || !block.startsWith('0x')) return refuseTraces(parameters)
  return { error: { code: -32000, message: 'missing trie node' } }
}

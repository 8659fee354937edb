import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'

/** Traces transactions by `trace_transaction` alone, as Erigon, Nethermind and Besu may do. */
export async function refuseDebug(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { request, ask } = parameters
  if (!request.method.startsWith('debug_')) return ask(request)
  const message = `the method ${request.method} does not exist/is not available`
  return { error: { code: -32601, message } }
}

import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'

/** Traces no transactions, as most public nodes. */
export async function refuseTraces(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { request, ask } = parameters
  if (!/^(?:debug|trace)_/.test(request.method)) return ask(request)
  const message = `the method ${request.method} does not exist/is not available`
  return { error: { code: -32601, message } }
}

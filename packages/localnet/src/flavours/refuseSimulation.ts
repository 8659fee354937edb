import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'

/** Answers `eth_simulateV1` as nodes that do not have it. */
export async function refuseSimulation(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { request, ask } = parameters
  if (request.method !== 'eth_simulateV1') return ask(request)
  const message = 'the method eth_simulateV1 does not exist/is not available'
  return { error: { code: -32601, message } }
}

import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'
import { refuseSimulation } from './refuseSimulation.ts'

/** Refuses calls with more than a block, besides simulations. */
export async function refuseOverrides(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { method, params = [] } = parameters.request
  const isCall = method === 'eth_call' || method === 'eth_estimateGas'
  if (!isCall || params.length <= 2) return refuseSimulation(parameters)
  const message = `too many arguments, want at most 2`
  return { error: { code: -32602, message } }
}

import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'
import { refuseOverrides } from './refuseOverrides.ts'
import { refuseSimulation } from './refuseSimulation.ts'

/** Refuses traces, besides simulations and, where `isPlain`, overrides. */
export function refuseTrials(
  isPlain: boolean,
): (parameters: { request: RpcRequest; ask: AskNode }) => Promise<RpcAnswer> {
  return async (parameters) => {
    const { method } = parameters.request
    const refuse = isPlain ? refuseOverrides : refuseSimulation
    if (!method.startsWith('debug_')) return refuse(parameters)
    return { error: { code: -32601, message: `the method ${method} does not exist` } }
  }
}

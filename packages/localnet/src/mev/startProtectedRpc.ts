import { type RpcProxy, startRpcProxy } from '../rpcProxy/startRpcProxy.ts'

/**
 * Stands in for an RPC that keeps transactions out of the public queue: it hands each one to the
 * block producer, who mines it at once. All other requests go to the node.
 */
export function startProtectedRpc(parameters: {
  /** A node that does not mine each transaction as it arrives (`evm_setAutomine`). */
  url: string
}): Promise<RpcProxy> {
  return startRpcProxy({
    url: parameters.url,
    async answer({ request, ask }) {
      if (request.method !== 'eth_sendRawTransaction') return ask(request)
      await ask({ method: 'evm_setAutomine', params: [true] })
      const answer = await ask(request)
      await ask({ method: 'evm_setAutomine', params: [false] })
      return answer
    },
  })
}

import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'

type Sent = { readonly from?: string; readonly nonce?: string; readonly hash?: string }

/** Traces the transaction that the same account sent before, whatever it is asked to trace. */
export async function traceAnother(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { request, ask } = parameters
  const { method, params = [] } = request
  if (!/^(?:debug_traceT|trace_t)ransaction$/.test(method)) return ask(request)
  const [hash, ...options] = params
  const { result } = await ask({ method: 'eth_getTransactionByHash', params: [hash] })
  const { from, nonce } = (result ?? {}) as Sent
  if (!from || !nonce || Number(nonce) === 0) return ask(request)
  const before = await ask({
    ...{ method: 'eth_getTransactionBySenderAndNonce' },
    params: [from, `0x${(Number(nonce) - 1).toString(16)}`],
  })
  const { hash: other = hash } = (before.result ?? {}) as Sent
  return ask({ method, params: [other, ...options] })
}

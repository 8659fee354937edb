import { RpcError } from './ledger/rpcError.ts'
import type { Method } from './methods/method.ts'

export type AnswerRpcParameters = {
  /** A parsed request, or a batch of them. */
  request: unknown
  methods: Readonly<Record<string, Method>>
}

/** Answers a JSON-RPC 2.0 request by `methods`. Never rejects. */
export async function answerRpc(parameters: AnswerRpcParameters): Promise<unknown> {
  const { request, methods } = parameters
  if (!Array.isArray(request)) return answerOne({ request, methods })
  return Promise.all(request.map((one: unknown) => answerOne({ request: one, methods })))
}

async function answerOne({ request, methods }: AnswerRpcParameters): Promise<unknown> {
  const { id = null, method, params = [] } = { ...(request as Record<string, unknown> | null) }
  const head = { jsonrpc: '2.0', id }
  try {
    if (typeof method !== 'string') throw new RpcError({ code: -32600, message: 'Invalid request' })
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw new RpcError({ code: -32601, message: 'Method not found' })
    if (!Array.isArray(params))
      throw new RpcError({ code: -32602, message: 'Invalid params: expected a list' })
    return { ...head, result: await run(params) }
  } catch (error) {
    return { ...head, error: toErrorObject(error) }
  }
}

function toErrorObject(error: unknown): Record<string, unknown> {
  if (!(error instanceof RpcError))
    return { code: -32603, message: error instanceof Error ? error.message : String(error) }
  const { code, message, data } = error
  return { code, message, ...(data === undefined ? {} : { data }) }
}

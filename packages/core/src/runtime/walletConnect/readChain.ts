import { looseObject, nullish, number, optional, string, unknown } from 'valibot'
import type { CaipNetwork } from '../../base/caip/network.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createHttp } from '../../base/http/http.ts'

const answerSchema = looseObject({
  result: optional(unknown()),
  error: nullish(looseObject({ code: number(), message: string(), data: optional(unknown()) })),
})

/**
 * Sends a request to the app's RPC URLs of a network, one after the other.
 * @throws `NETWORK_RPC_FAILED`, or an error with the node's code
 * @see JSON-RPC 2.0, EIP-1474
 */
export async function readChain(parameters: {
  network: CaipNetwork
  method: string
  params?: unknown
}): Promise<unknown> {
  const { network, method, params = [] } = parameters
  let cause: unknown
  for (const baseUrl of network.rpcUrls.default.http) {
    try {
      const http = createHttp({ baseUrl, service: network.name })
      const body = { jsonrpc: '2.0', id: 1, method, params }
      const { error, result } = await http.ask('', { body, schema: answerSchema })
      if (!error) return result ?? null
      return Promise.reject(Object.assign(new Error(error.message), error))
    } catch (failure) {
      cause = failure
    }
  }
  throw new CleatError('NETWORK_RPC_FAILED', { cause, context: { network: network.name } })
}

import { askInTurn, type CaipNetwork, createHttp } from '@cleat/core/adapter'
import { object, optional, unknown } from 'valibot'
import { callWebSocket } from './callWebSocket.ts'

const answerSchema = object({ result: optional(unknown()), error: optional(unknown()) })

/**
 * Calls the app's RPC URLs of a network in order until one answers.
 * @throws `NETWORK_RPC_FAILED` with the reason of the last one
 */
export function callRpc(
  network: CaipNetwork,
  call: { method: string; params: readonly unknown[] },
): Promise<unknown> {
  const body = { jsonrpc: '2.0', id: 1, ...call }
  return askInTurn({
    network,
    async ask(url) {
      const { result, error } = await ask({ url, body, network })
      return error === undefined || error === null ? result : Promise.reject(error)
    },
  })
}

async function ask(parameters: {
  url: string
  body: unknown
  network: CaipNetwork
}): Promise<{ result?: unknown; error?: unknown }> {
  const { url, body, network } = parameters
  if (/^wss?:/.test(url)) return callWebSocket({ url, body })
  const http = createHttp({ baseUrl: url, service: `RPC of ${network.name}` })
  return http.ask('', { body, schema: answerSchema })
}

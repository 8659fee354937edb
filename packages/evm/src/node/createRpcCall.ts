import { askInTurn, createHttp, readRefusal } from '@cleat/core/adapter'
import { looseObject } from 'valibot'
import type { EvmChain } from './evmChain.ts'

const schema = looseObject({})

/**
 * Creates the `call` of an `EvmChain` over the app's RPC URLs. It tries one URL after the other
 * until one answers. A refusal of the request counts as an answer. A rate limit and an unknown
 * method do not.
 */
export function createRpcCall(): EvmChain['call'] {
  let id = 0
  return async (network, { method, params }) => {
    const answer = await askInTurn({
      network,
      async ask(url) {
        id += 1
        const http = createHttp({ baseUrl: url, service: network.name })
        const given = await http.ask('', { body: { jsonrpc: '2.0', id, method, params }, schema })
        if (given.error === undefined && given.result !== undefined) return given
        if (readRefusal(given.error) !== undefined) return given
        throw given.error ?? new Error('The answer has neither a result nor an error')
      },
    })
    if (answer.error !== undefined) throw answer.error
    return answer.result
  }
}

import * as v from 'valibot'
import { ChainUnavailableError } from '../../data/rpc/chainUnavailableError.ts'
import { createUpstream } from '../../data/rpc/createUpstream.ts'
import type { RpcAnswer } from './rpcEnvelope.ts'

export type UpstreamRpc = {
  /** Resolves with what the service answers. Rejects with a `Problem` if it does not. */
  ask(request: {
    method: string
    params: readonly unknown[]
    signal: AbortSignal
  }): Promise<Pick<RpcAnswer, 'result' | 'error'>>
}

const answerSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.nullish(v.object({ code: v.number(), message: v.string() })),
})

/** Asks a bundler or a paymaster of others. Its words are cut, and its URL is in no answer. */
export function createUpstreamRpc(parameters: { chainId: string; url: string }): UpstreamRpc {
  const { chainId, url } = parameters
  const upstream = createUpstream({
    ...{ chainId, url, limitBytes: 1_000_000, answerStatuses: [400, 500] },
  })
  return {
    async ask({ method, params, signal }) {
      const body = { jsonrpc: '2.0', id: 1, method, params }
      const answer = v.safeParse(answerSchema, await upstream.send({ body, signal }))
      if (!answer.success) throw new ChainUnavailableError({ chainId, reason: 'no JSON-RPC' })
      const { result, error } = answer.output
      if (!error) return { result: result ?? null }
      return { error: { code: error.code, message: toText(error.message) } }
    },
  }
}

/** The words of a bundler say what is wrong with an operation. */
function toText(message: string): string {
  return message.replace(/https?:\/\/\S+/g, '…').slice(0, 200)
}

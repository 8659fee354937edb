import { askInTurn, type CaipNetwork, CleatError, createHttp } from '@cleat/core/adapter'
import {
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  safeParse,
  string,
  union,
  unknown,
} from 'valibot'
import { NodeError } from './nodeError.ts'
import { parseExact } from './parseExact.ts'

const failure = object({
  error: object({ code: number(), message: string(), data: optional(unknown()) }),
})
const headers = { 'content-type': 'application/json' }

export declare namespace callRpc {
  type Parameters<schema extends GenericSchema> = {
    network: CaipNetwork
    method: string
    params: readonly unknown[]
    /** The shape of the result. Integers of 16 digits and more arrive as text (`wholeNumber`). */
    schema: schema
    /** Called for each URL that gave no answer of use. It may have taken the request. */
    onSilence?: (() => void) | undefined
  }
}

/**
 * Calls the app's RPCs of a network in order until one answers.
 * @throws NodeError when a node refused, `NETWORK_RPC_FAILED` when none answered
 */
export async function callRpc<const schema extends GenericSchema>(
  parameters: callRpc.Parameters<schema>,
): Promise<InferOutput<schema>> {
  const { network, method, params, schema, onSilence } = parameters
  const service = `RPC of ${network.name}`
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await askInTurn({
    network,
    async ask(baseUrl) {
      try {
        const text = await createHttp({ baseUrl, service }).send('', body, headers)
        const read = safeParse(union([object({ result: schema }), failure]), parse(text))
        if (read.success) return read.output
        const reason = read.issues[0].message
        throw new CleatError('SERVICE_BAD_ANSWER', { context: { service, reason } })
      } catch (error) {
        onSilence?.()
        throw error
      }
    },
  })
  if ('error' in answer) throw new NodeError(answer.error)
  return answer.result
}

function parse(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}

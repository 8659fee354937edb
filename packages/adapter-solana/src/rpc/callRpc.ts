import { askInTurn, type CaipNetwork, createHttp } from '@cleat/core/adapter'
import {
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  string,
  union,
  unknown,
} from 'valibot'
import { NodeError } from './nodeError.ts'

const failure = object({
  error: object({ code: number(), message: string(), data: optional(unknown()) }),
})

export declare namespace callRpc {
  type Parameters<schema extends GenericSchema> = {
    network: CaipNetwork
    method: string
    params: readonly unknown[]
    /** The form of the result. */
    schema: schema
  }
}

/**
 * Asks the app's RPCs of a network, one after the other until one answers.
 * @throws NodeError for what a node refused, `NETWORK_RPC_FAILED` when none answered
 */
export async function callRpc<const schema extends GenericSchema>(
  parameters: callRpc.Parameters<schema>,
): Promise<InferOutput<schema>> {
  const { network, method, params, schema } = parameters
  const body = { jsonrpc: '2.0', id: 1, method, params }
  const answer = await askInTurn({
    network,
    ask(baseUrl) {
      const { ask } = createHttp({ baseUrl, service: `RPC of ${network.name}` })
      return ask('', { body, schema: union([object({ result: schema }), failure]) })
    },
  })
  if ('error' in answer) throw new NodeError(answer.error)
  return answer.result
}

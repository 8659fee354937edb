import * as v from 'valibot'
import { ChainUnavailableError } from './chainUnavailableError.ts'
import type { Upstream } from './createUpstream.ts'
import { NodeRefusedError } from './nodeRefusedError.ts'

export type RpcCall = { method: string; params: readonly unknown[] }

/** The outcome of one batched call: its result, or the node's refusal. */
export type RpcOutcome<result> = { readonly result: result } | { readonly error: NodeRefusedError }

type Checked<schema extends v.GenericSchema> = { schema: schema; signal: AbortSignal }

export type JsonRpc = {
  readonly chainId: string
  /** Rejects with `NodeRefusedError`, with `ChainUnavailableError`, or with the signal's reason. */
  call<const schema extends v.GenericSchema>(
    parameters: RpcCall & Checked<schema>,
  ): Promise<v.InferOutput<schema>>
  /** Sends many calls. Outcomes are in their order, and a refusal does not affect the others. */
  batch<const schema extends v.GenericSchema>(
    parameters: { calls: readonly RpcCall[] } & Checked<schema>,
  ): Promise<RpcOutcome<v.InferOutput<schema>>[]>
}

const answerSchema = v.object({
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.nullish(
    v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) }),
  ),
})

/** Many nodes refuse larger batches. */
const batchLimit = 100

/** A JSON-RPC 2.0 client. Validates every result. */
export function createJsonRpc(upstream: Upstream): JsonRpc {
  const { chainId } = upstream
  const bad = (reason: string) => new ChainUnavailableError({ chainId, reason })
  const request = ({ method, params }: RpcCall, id: number) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  })
  const read = <schema extends v.GenericSchema>(answer: unknown, schema: schema) => {
    const shape = v.safeParse(answerSchema, answer)
    if (!shape.success) throw bad('answer is no JSON-RPC')
    const { id, error } = shape.output
    if (error) return { id, error: new NodeRefusedError({ chainId, ...error }) }
    const result = v.safeParse(schema, shape.output.result)
    if (!result.success) throw bad('result is not what it should be')
    return { id, result: result.output }
  }

  const sendBatch = async <schema extends v.GenericSchema>(
    calls: readonly RpcCall[],
    { schema, signal }: Checked<schema>,
  ): Promise<RpcOutcome<v.InferOutput<schema>>[]> => {
    const answers = await upstream.send({ body: calls.map(request), signal })
    if (!Array.isArray(answers) || answers.length !== calls.length) throw bad('batch is incomplete')
    const byId = new Map(answers.map((answer) => read(answer, schema)).map((it) => [it.id, it]))
    return calls.map((_, id) => {
      const outcome = byId.get(id)
      if (!outcome) throw bad('batch is incomplete')
      return outcome
    })
  }

  return {
    chainId,
    async call({ schema, signal, ...call }) {
      const outcome = read(await upstream.send({ body: request(call, 0), signal }), schema)
      if ('error' in outcome) throw outcome.error
      return outcome.result
    },
    async batch({ calls, ...checked }) {
      const parts = Array.from({ length: Math.ceil(calls.length / batchLimit) }, (_, index) =>
        sendBatch(calls.slice(index * batchLimit, (index + 1) * batchLimit), checked),
      )
      return (await Promise.all(parts)).flat()
    },
  }
}

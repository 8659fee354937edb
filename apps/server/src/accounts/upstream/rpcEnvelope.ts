import * as v from 'valibot'

/** One request of JSON-RPC. Lists of them are not taken. */
export const rpcRequest = v.object({
  jsonrpc: v.optional(v.literal('2.0'), '2.0'),
  id: v.union([v.number(), v.pipe(v.string(), v.maxLength(64)), v.null()]),
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(8)), []),
})

/** Its answer. */
export const rpcAnswer = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.union([v.number(), v.string(), v.null()]),
  result: v.optional(v.unknown()),
  error: v.optional(
    v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) }),
  ),
})

export type RpcAnswer = v.InferOutput<typeof rpcAnswer>

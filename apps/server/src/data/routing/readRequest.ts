import * as v from 'valibot'
import { parseJson } from '../../http/parseJson.ts'
import { Problem } from '../../http/problem.ts'
import { readBody } from '../../http/readBody.ts'

export declare namespace readRequest {
  type Parameters<schema extends v.GenericSchema> = { request: Request; schema: schema }
}

const limits = { limitBytes: 65_536, timeoutMs: 10_000 }

/**
 * Reads and validates a request's body.
 * @throws a `Problem` that names what is wrong
 */
export async function readRequest<const schema extends v.GenericSchema>(
  parameters: readRequest.Parameters<schema>,
): Promise<v.InferOutput<schema>> {
  const { request, schema } = parameters
  const result = v.safeParse(schema, parseJson(await readBody({ request, ...limits })))
  if (result.success) return result.output
  throw new Problem('INVALID_BODY', {
    detail: 'The body has values that cannot be used. See `errors`, correct them and try again.',
    errors: result.issues.slice(0, 10).map((issue) => ({
      at: `/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`,
      detail: issue.message.slice(0, 200),
    })),
  })
}

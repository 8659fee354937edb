import * as v from 'valibot'
import { parseJson } from './parseJson.ts'
import { Problem } from './problem.ts'
import { readBody } from './readBody.ts'

const limits = { limitBytes: 128 * 1024, timeoutMs: 10_000 }

/**
 * Reads JSON of a known shape from the body.
 * @throws a `Problem` that names what is wrong
 */
export async function readJsonBody<const schema extends v.GenericSchema>(
  request: Request,
  schema: schema,
  limitBytes: number = limits.limitBytes,
): Promise<v.InferOutput<schema>> {
  const [type = ''] = request.headers.get('Content-Type')?.split(';') ?? []
  // A form of another site cannot send this type.
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Problem('UNSUPPORTED_BODY', {
      detail: 'The body is not JSON. Send application/json.',
    })
  const text = await readBody({ request, ...limits, limitBytes })
  const body = v.safeParse(schema, parseJson(text))
  if (body.success) return body.output
  throw new Problem('INVALID_BODY', {
    detail: 'The body is not what this request needs. See `errors`, correct them and try again.',
    errors: body.issues.slice(0, 20).map((issue) => ({
      at: issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? '',
      detail: issue.message.slice(0, 200),
    })),
  })
}

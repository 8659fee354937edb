import * as v from 'valibot'
import { parseJson } from '../../http/parseJson.ts'
import { Problem } from '../../http/problem.ts'
import { readBody } from '../../http/readBody.ts'

const limits = { limitBytes: 24 * 1024, timeoutMs: 10_000 }

export const registrationSchema = v.pipe(
  v.object({
    coin_type: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(0),
      v.description('The coin type of the address (ENSIP-9, ENSIP-11).'),
    ),
    address: v.pipe(v.string(), v.maxLength(200), v.description('The account that signed.')),
    message: v.pipe(v.string(), v.description('The text that the wallet signed.')),
    signature: v.pipe(v.string(), v.description('In the form of its chain: hex, base58, base64.')),
  }),
  v.metadata({ ref: 'NameRegistration' }),
)

export type Registration = v.InferOutput<typeof registrationSchema>

/**
 * Reads what a wallet signed for a name from the body.
 * @throws a `Problem` that names what is wrong
 */
export async function readRegistration(request: Request): Promise<Registration> {
  const [type = ''] = request.headers.get('Content-Type')?.split(';') ?? []
  // A form of another site cannot send this type.
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Problem('UNSUPPORTED_BODY', {
      detail: 'The body is not JSON. Send application/json.',
    })
  const body = v.safeParse(registrationSchema, parseJson(await readBody({ request, ...limits })))
  if (body.success) return body.output
  throw new Problem('INVALID_BODY', {
    detail: 'The body is no registration of a name. See `errors`, correct them and try again.',
    errors: body.issues.slice(0, 20).map((issue) => ({
      at: issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? '',
      detail: issue.message.slice(0, 200),
    })),
  })
}

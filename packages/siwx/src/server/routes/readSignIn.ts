import { fromCacao } from '../cacao/fromCacao.ts'
import { readJsonBody } from '../http/readJsonBody.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'

const limitBytes = 24 * 1024

/** What a wallet signed. */
export type HandedIn = { readonly message: string; readonly signature: string }

/**
 * Reads what a wallet signed from the body: `message` and `signature`, or a `cacao` (CAIP-74).
 * @throws a `SiwxProblem` that names what is wrong
 */
export async function readSignIn(
  request: Request,
): Promise<HandedIn & { readonly isLink: boolean }> {
  const body = await readJsonBody({ request, limitBytes })
  const isLink = body.link === true
  const { message, signature } = body.cacao === undefined ? body : (fromCacao(body.cacao) ?? {})
  if (typeof message === 'string' && typeof signature === 'string')
    return { message, signature, isLink }
  const wrong = Object.entries({ message, signature }).filter(
    ([, value]) => typeof value !== 'string',
  )
  throw new SiwxProblem('INVALID_BODY', {
    detail: 'The body is not a message and a signature. See `errors`, correct them and try again.',
    errors: wrong.map(([name]) => ({ at: `/${name}`, detail: 'Expected a text.' })),
  })
}

import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { Route } from './route.ts'

/** `GET /.well-known/jwks.json`: the keys that access tokens are checked with. */
export const publishKeys: Route = async (_, { tokens }) => {
  const detail = 'The service has no keys, because it gives out no tokens.'
  if (!tokens) throw new SiwxProblem('NOT_FOUND', { detail })
  const { jwks } = await tokens()
  return new Response(JSON.stringify(jwks), {
    headers: { 'Content-Type': 'application/jwk-set+json', 'Cache-Control': 'public, max-age=300' },
  })
}

import type { Caller } from './caller.ts'

/** An answer about a visitor, which is stored nowhere on its way. */
export function answer({ headers }: Caller, body: object | null): Response {
  if (body === null) return new Response(null, { status: 204, headers })
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify(body), { headers })
}

import type { Siwx } from '../service/siwx.ts'

type Handler = (request: Request) => Promise<Response>

/** Route handlers of Next.js, for `app/api/siwx/[...siwx]/route.ts`. */
export function createNextHandlers(
  siwx: Siwx,
): Readonly<Record<'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', Handler>> {
  const { handler } = siwx
  return { GET: handler, POST: handler, PUT: handler, DELETE: handler, OPTIONS: handler }
}

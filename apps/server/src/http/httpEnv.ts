import type { HttpBindings } from '@hono/node-server'

/** What Hono carries through a request. Bindings are there when it came over a socket. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}

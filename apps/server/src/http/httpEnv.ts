import type { HttpBindings } from '@hono/node-server'

/** The Hono environment. Bindings exist for requests over a socket. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}

import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { openWalletBrowser } from './openWalletBrowser.ts'

/** A service of tests on a port, for what a socket is needed for. */
export async function listenForTest(service: { app: Hono<HttpEnv>; origin: string }) {
  const server = createAdaptorServer({ fetch: service.app.fetch }) as Server
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    openBrowser: () =>
      openWalletBrowser({
        app: { request: async (path, init) => fetch(`${url}${path}`, init) },
        origin: service.origin,
      }),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

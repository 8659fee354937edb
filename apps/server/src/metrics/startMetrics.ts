import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './createMetrics.ts'

export type RunningMetrics = { readonly url: string; stop(): Promise<void> }

export declare namespace startMetrics {
  type Parameters = { metrics: Metrics; port: number; host: string }
}

/** Serves the metrics on another port, which need not be public. */
export async function startMetrics(parameters: startMetrics.Parameters): Promise<RunningMetrics> {
  const { metrics, port, host } = parameters
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await metrics.write()
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

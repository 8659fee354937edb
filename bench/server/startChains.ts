import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Calls, toChainAnswer } from '../browser/toChainAnswer.ts'

export type Chains = { readonly url: string; stop(): Promise<void> }

/** Serves empty chains to pages: requests that Playwright answers delay all others of a page. */
export async function startChains(): Promise<Chains> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method !== 'POST') return response.writeHead(204).end()
    const answer = toChainAnswer((await json(request)) as Calls)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

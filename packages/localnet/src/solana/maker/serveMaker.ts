import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isAddress } from '@solana/kit'
import type { Maker } from './createMaker.ts'

export type MakerServer = { readonly url: string; stop(): Promise<void> }

type Answer = { readonly status: number; readonly body: unknown }

/**
 * Serves a maker over HTTP: `GET /quote?from=…&to=…&amount=…`, and with `&user=…` `GET /build`.
 * Amounts are decimal texts in base units.
 */
export async function serveMaker(parameters: { maker: Maker }): Promise<MakerServer> {
  const { maker } = parameters
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { status, body } = await answer({ maker, url }).catch(() => failed)
    const type = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    response.writeHead(status, type)
    response.end(
      JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const failed: Answer = { status: 500, body: { reason: 'FAILED' } }
const invalid: Answer = { status: 400, body: { reason: 'INVALID_REQUEST' } }
const noRoute: Answer = { status: 422, body: { reason: 'NO_ROUTE' } }

async function answer({ maker, url }: { maker: Maker; url: URL }): Promise<Answer> {
  const [from, to, amount, user] = ['from', 'to', 'amount', 'user'].map((name) => {
    return url.searchParams.get(name) ?? ''
  })
  if (!from || !to || !amount || !/^[1-9]\d{0,19}$/.test(amount)) return invalid
  const request = { from, to, amount: BigInt(amount) }
  if (url.pathname === '/quote') return toAnswer(await maker.quote(request))
  if (url.pathname !== '/build') return { status: 404, body: { reason: 'NOT_FOUND' } }
  if (!user || !isAddress(user) || user === maker.address) return invalid
  return toAnswer(await maker.build({ ...request, user }))
}

function toAnswer(found: object | undefined): Answer {
  return found ? { status: 200, body: found } : noRoute
}

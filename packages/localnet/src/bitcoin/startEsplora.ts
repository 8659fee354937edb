import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressRoutes } from './addressRoutes.ts'
import { blockRoutes } from './blockRoutes.ts'
import { type BitcoinRpc, BitcoinRpcError } from './createBitcoinRpc.ts'
import type { EsploraAnswer } from './esploraRoute.ts'
import { followChain } from './followChain.ts'
import { mempoolRoutes } from './mempoolRoutes.ts'
import { transactionRoutes } from './transactionRoutes.ts'

export type StartEsploraParameters = {
  rpc: BitcoinRpc
  port: number
  /** Commands besides Esplora's routes, by path: `POST` with the query as parameters. */
  orders: Readonly<Record<string, (query: URLSearchParams) => Promise<unknown>>>
}

export type Esplora = { url: string; stop: () => Promise<void> }

/** Serves Esplora's HTTP API on 127.0.0.1, for pages of any origin. */
export async function startEsplora(parameters: StartEsploraParameters): Promise<Esplora> {
  const { rpc, port, orders } = parameters
  const readChain = followChain({ rpc })

  const read = async (pathname: string): Promise<EsploraAnswer | undefined> => {
    for (const { pattern, answer } of routes) {
      const match = pattern.exec(pathname)
      if (match) return answer({ chain: await readChain(), rpc, path: match.slice(1) })
    }
    return undefined
  }

  const write = async (url: URL, request: IncomingMessage): Promise<EsploraAnswer | undefined> => {
    const order = orders[url.pathname]
    if (order) return { json: await order(url.searchParams) }
    if (url.pathname !== '/tx') return undefined
    return { text: await rpc<string>('sendrawtransaction', [await readBody(request)]) }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    try {
      const answer = await (request.method === 'POST' ? write(url, request) : read(url.pathname))
      if (!answer) send(response, 404, 'text/plain', 'Not found')
      else if ('json' in answer)
        send(response, 200, 'application/json', JSON.stringify(answer.json))
      else send(response, 200, 'text/plain', answer.text)
    } catch (error) {
      send(response, 400, 'text/plain', toText(error))
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${listening}`,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const routes = [...addressRoutes, ...blockRoutes, ...mempoolRoutes, ...transactionRoutes]

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body.trim()
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': type })
  response.end(body)
}

/** Esplora passes on the node's message. */
function toText(error: unknown): string {
  if (!(error instanceof BitcoinRpcError)) return String(error)
  const { code, message } = error
  return `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`
}

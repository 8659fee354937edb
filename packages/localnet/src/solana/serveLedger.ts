import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { answerRpc } from './answerRpc.ts'
import type { Ledger } from './ledger/createLedger.ts'
import type { Method } from './methods/method.ts'
import { subscriptionMethods } from './subscriptionMethods.ts'
import { toJson } from './toJson.ts'

export type ServeLedgerParameters = {
  ledger: Ledger
  methods: Readonly<Record<string, Method>>
  /** 0 lets the system choose. */
  port: number
}

export type LedgerServer = {
  readonly port: number
  stop: () => Promise<void>
}

/**
 * Serves JSON-RPC over HTTP on one port. Serves subscriptions over WebSocket on the next port,
 * where web3.js connects, and on the first too.
 * @throws the system's error when a port is taken
 */
export async function serveLedger(parameters: ServeLedgerParameters): Promise<LedgerServer> {
  // The system returns one free port, not two in a row.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnBoth(parameters)
    } catch (error) {
      if (parameters.port !== 0 || attempt === 10) throw error
    }
  }
}

async function listenOnBoth(parameters: ServeLedgerParameters): Promise<LedgerServer> {
  const { ledger, methods, port } = parameters
  const sockets = new WebSocketServer({ noServer: true })
  sockets.on('connection', (socket) => {
    const { methods: subscribing, stop } = subscriptionMethods({
      ledger,
      notify: ({ method, subscription, result }) =>
        socket.send(toJson({ jsonrpc: '2.0', method, params: { result, subscription } })),
    })
    socket.on('message', async (data) => {
      const request = parseJson(String(data))
      socket.send(toJson(await answerRpc({ request, methods: { ...methods, ...subscribing } })))
    })
    socket.on('close', stop)
    socket.on('error', stop)
  })
  const servers = [createServer(answerHttp(methods)), createServer((_, response) => response.end())]
  for (const server of servers)
    server.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) =>
        sockets.emit('connection', opened, request),
      ),
    )
  const stop = async () => {
    for (const socket of sockets.clients) socket.terminate()
    await Promise.all(servers.map(close))
  }
  const [first, second] = servers
  if (!first || !second) throw new Error('There are two servers.')
  try {
    const taken = await listen({ server: first, port })
    await listen({ server: second, port: taken + 1 })
    return { port: taken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function answerHttp(methods: Readonly<Record<string, Method>>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The client disconnected before the request was complete.
      return response.destroy()
    }
    response.setHeader('content-type', 'application/json')
    const parsed = parseJson(Buffer.concat(chunks).toString())
    return response.end(toJson(await answerRpc({ request: parsed, methods })))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listen(parameters: { server: Server; port: number }): Promise<number> {
  const { server, port } = parameters
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

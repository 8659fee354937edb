import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

export type Rpc = {
  readonly httpUrl: string
  readonly webSocketUrl: string
  /** The received requests, in order. */
  readonly calls: readonly unknown[]
  stop: () => Promise<void>
}

/** A node that answers every request with the same text, over HTTP and WebSocket. */
export async function startRpc(answer: string | 'never' | 'close'): Promise<Rpc> {
  const calls: unknown[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      if (body) calls.push(JSON.parse(body))
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'content-type')
      response.setHeader('content-type', 'application/json')
      response.end(request.method === 'POST' ? answer : '')
    })
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      calls.push(JSON.parse(String(data)))
      if (answer === 'close') socket.close()
      else if (answer !== 'never') socket.send(answer)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    httpUrl: `http://127.0.0.1:${port}`,
    webSocketUrl: `ws://127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        sockets.close()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

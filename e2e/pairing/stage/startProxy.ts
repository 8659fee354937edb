import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

/** Forwards a message: now, later, twice, or never. */
export type Passage = (send: () => void) => void

/** Simulates a faulty network between a client and the relay. */
export type RelayProxy = {
  readonly url: string
  /** The number of open connections. */
  readonly connections: number
  /** The number of connections so far. */
  readonly opened: number
  /** Sets the handler of each message in both directions. */
  pass(passage: Passage): void
  /** Drops every connection without a close frame. */
  cut(): void
  /** Drops all connections and refuses new ones until `restore`. */
  drop(): void
  restore(): void
  stop(): Promise<void>
}

export const atOnce: Passage = (send) => send()

export async function startProxy(target: string): Promise<RelayProxy> {
  let passage = atOnce
  let isDown = false
  let opened = 0
  const server = createServer()
  const entrance = new WebSocketServer({ server })
  server.on('connection', (socket) => {
    if (isDown) socket.destroy()
  })
  entrance.on('connection', (client, request) => {
    opened += 1
    // Tokens are valid for the URL that the client connects to.
    const { host } = request.headers
    const upstream = new WebSocket(`${target}${request.url}`, { headers: { host } })
    const opening = once(upstream, 'open').catch(() => client.terminate())
    join(client, upstream, (send) => void opening.then(() => passage(send)))
    join(upstream, client, (send) => passage(send))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const client of entrance.clients) client.terminate()
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get connections() {
      return entrance.clients.size
    },
    get opened() {
      return opened
    },
    pass(next) {
      passage = next
    },
    cut,
    drop() {
      isDown = true
      cut()
    },
    restore() {
      isDown = false
    },
    async stop() {
      cut()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function join(from: WebSocket, to: WebSocket, pass: Passage): void {
  from.on('message', (data: RawData, isBinary) =>
    pass(() => {
      if (to.readyState === WebSocket.OPEN) to.send(data, { binary: isBinary })
    }),
  )
  from.on('ping', (data) => pass(() => to.readyState === WebSocket.OPEN && to.ping(data)))
  from.on('error', () => undefined)
  from.on('close', (code, reason) => {
    const isSayable = code >= 3000 || code === 1000
    if (isSayable) to.close(code, reason)
    else to.terminate()
  })
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startRelay } from '@cleat/server/relay'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Answers } from '../answers/createAnswers.ts'

/** The real relay, and a line to it on which what it says is changed. */
export type LyingRelay = {
  /** The relay itself, for wallets. */
  readonly url: string
  /** The line, for apps. */
  readonly appUrl: string
  /** Passes what the relay says from now on through these. */
  use(answers: Answers): void
  stop(): Promise<void>
}

export async function startLyingRelay(): Promise<LyingRelay> {
  const relay = await startRelay()
  const server = createServer()
  const entrance = new WebSocketServer({ server })
  let answers: Answers | undefined
  entrance.on('connection', (client, request) => {
    // Tokens are valid for the URL that the client connects to.
    const { host } = request.headers
    const upstream = new WebSocket(`${relay.url}${request.url}`, { headers: { host } })
    const opening = once(upstream, 'open').catch(() => client.terminate())
    const methods = new Map<unknown, string>()
    client.on('message', (data) => {
      const text = toText(data)
      const { id, method } = readFrame(text)
      if (method !== undefined) methods.set(id, method)
      void opening.then(() => upstream.readyState === WebSocket.OPEN && upstream.send(text))
    })
    upstream.on('message', (data) => {
      const text = toText(data)
      const { id, method } = readFrame(text)
      const name = method ?? `answer to ${methods.get(id)}`
      const said = answers?.pass(name, text) ?? text
      if (client.readyState === WebSocket.OPEN) client.send(said)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.terminate())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: relay.url,
    appUrl: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(next) {
      answers = next
    },
    async stop() {
      for (const client of entrance.clients) client.terminate()
      server.close()
      server.closeAllConnections()
      await relay.stop()
    },
  }
}

function toText(data: RawData): string {
  return data instanceof ArrayBuffer || Array.isArray(data) ? '' : data.toString('utf8')
}

function readFrame(text: string): { readonly id?: unknown; readonly method?: string } {
  const frame: unknown = JSON.parse(text)
  return typeof frame === 'object' && frame !== null ? frame : {}
}

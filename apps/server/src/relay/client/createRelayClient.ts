import { hash } from 'node:crypto'
import { WebSocket } from 'ws'
import { createIdentity, type Identity } from './createIdentity.ts'
import { createToken } from './createToken.ts'

export type ClientMessage = { readonly topic: string; readonly message: string }

/**
 * A small relay client for tests and benchmarks. As the protocol requires, it reconnects,
 * subscribes again, repeats unacknowledged publications under the same id, acknowledges pushes, and
 * delivers each message once.
 */
export type RelayClient = {
  readonly clientId: string
  readonly isConnected: boolean
  /** How many messages arrived again after their delivery. */
  readonly repeated: number
  /** Resolves when the relay has the subscription, across reconnects. */
  subscribe(topic: string): Promise<void>
  /** Resolves when the relay has stored the message. */
  publish(message: ClientMessage & { ttl?: number | undefined }): Promise<void>
  /** Asks for what is stored on a topic, and resolves with the answer, which it drops. */
  fetch(topic: string): Promise<void>
  /** Drops the connection without a close frame. */
  cut(): void
  close(): void
}

export declare namespace createRelayClient {
  type Parameters = {
    url: string
    onMessage: (message: ClientMessage) => void
    onConnect?: (() => void) | undefined
    identity?: Identity | undefined
    /** Sent with the request to connect, as a proxy does. */
    headers?: Readonly<Record<string, string>> | undefined
    /** The delay after the first loss, in milliseconds. It doubles, with jitter. @default 200 */
    reconnectMs?: number | undefined
    /** @default 2000 */
    maxReconnectMs?: number | undefined
  }
}

type Pending = { readonly frame: string; resolve: () => void; reject: (error: Error) => void }
type Frame = {
  readonly id: number
  readonly method?: string
  readonly error?: { readonly message: string }
  readonly params: { readonly data: ClientMessage }
}

/** Microseconds with a random part, as in WalletConnect’s clients, so that ids are unique. */
function createId(): number {
  return Date.now() * 1000 + Math.floor(Math.random() * 1000)
}

const batch = 500

export function createRelayClient(parameters: createRelayClient.Parameters): RelayClient {
  const { url, onMessage, onConnect, headers, identity = createIdentity() } = parameters
  const { reconnectMs = 200, maxReconnectMs = 2000 } = parameters
  const topics = new Set<string>()
  const seen = new Set<string>()
  const pending = new Map<number, Pending>()
  let socket: WebSocket | undefined
  let attempts = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let repeated = 0
  let lastId = 0

  const isConnected = () => socket?.readyState === WebSocket.OPEN
  const transmit = (frame: string) => {
    if (isConnected()) socket?.send(frame)
  }
  const write = (id: number, method: string, params: object) =>
    JSON.stringify({ id, jsonrpc: '2.0', method, params })
  const nextId = () => {
    lastId = Math.max(createId(), lastId + 1)
    return lastId
  }
  const request = (method: string, params: object): Promise<void> => {
    const id = nextId()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const frame = write(id, method, params)
    pending.set(id, { frame, resolve, reject })
    transmit(frame)
    return promise
  }

  const receive = (frame: Frame) => {
    if (frame.method === 'irn_subscription') {
      const { topic, message } = frame.params.data
      const key = hash('sha256', topic + message, 'base64')
      const isNew = !seen.has(key)
      seen.add(key)
      transmit(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
      if (isNew) onMessage({ topic, message })
      else repeated += 1
      return
    }
    const waiting = pending.get(frame.id)
    pending.delete(frame.id)
    if (frame.error) waiting?.reject(new Error(frame.error.message))
    else waiting?.resolve()
  }

  /** Subscribes before it publishes again, so that no answer is missed. */
  const resume = () => {
    attempts = 0
    const all = [...topics]
    for (let start = 0; start < all.length; start += batch) {
      const part = all.slice(start, start + batch)
      transmit(write(nextId(), 'irn_batchSubscribe', { topics: part }))
    }
    for (const { frame } of pending.values()) transmit(frame)
    onConnect?.()
  }

  const connect = () => {
    const auth = createToken({ identity, audience: url })
    const opened = new WebSocket(`${url}/?${new URLSearchParams({ auth, projectId: 'test' })}`, {
      perMessageDeflate: false,
      headers,
    })
    socket = opened
    opened.on('open', resume)
    opened.on('message', (data) => receive(JSON.parse(String(data))))
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (isClosed) return
      const max = Math.min(reconnectMs * 2 ** attempts, maxReconnectMs)
      attempts += 1
      timer = setTimeout(connect, max * (0.5 + Math.random() / 2))
    })
  }
  connect()

  return {
    clientId: identity.clientId,
    get isConnected() {
      return isConnected()
    },
    get repeated() {
      return repeated
    },
    subscribe(topic) {
      topics.add(topic)
      return request('irn_subscribe', { topic })
    },
    publish: ({ topic, message, ttl = 3600 }) =>
      request('irn_publish', { topic, message, ttl, tag: 1108 }),
    fetch: (topic) => request('irn_fetchMessages', { topic }),
    cut: () => socket?.terminate(),
    close() {
      isClosed = true
      clearTimeout(timer)
      socket?.terminate()
    },
  }
}

import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { createIdentity, type Identity } from '../client/createIdentity.ts'
import { createToken } from '../client/createToken.ts'

type Fields = Readonly<Record<string, unknown>>

export type Push = {
  readonly id: number
  readonly params: { id: string; data: { topic: string; message: string; tag: number } }
}

/** One client connection that does only what the test requests. */
export type TestClient = {
  readonly clientId: string
  readonly socket: WebSocket
  /** Resolves with `result` or rejects with `error` of the answer. */
  request(method: string, params: unknown, id?: unknown): Promise<unknown>
  /** Takes the next push. Acknowledges it by default. */
  nextPush(options?: { acknowledge: boolean }): Promise<Push>
  /** Pushes that `nextPush` has not taken. */
  readonly pushes: readonly Push[]
  acknowledge(push: Push): void
  /** The next frame that is neither a push nor an answer to `request`. */
  nextFrame(): Promise<Fields>
  readonly closed: Promise<{ code: number; reason: string }>
}

export declare namespace connectClient {
  type Parameters = {
    url: string
    identity?: Identity | undefined
    /** The clock skew of the client, in milliseconds. */
    skewMs?: number | undefined
    query?: Readonly<Record<string, string>> | undefined
    token?: string | undefined
    options?: ClientOptions | undefined
  }
}

let lastId = 0

/** Rejects if the relay refuses the connection. */
export async function connectClient(parameters: connectClient.Parameters): Promise<TestClient> {
  const { url, identity = createIdentity(), skewMs = 0, query, options } = parameters
  const now = Date.now() + skewMs
  const auth = parameters.token ?? createToken({ identity, audience: url, now })
  const search = new URLSearchParams({ auth, projectId: 'test', ...query })
  const socket = new WebSocket(`${url}/?${search}`, options)
  onTestFinished(() => socket.terminate())
  const pushes = createQueue<Push>()
  const frames = createQueue<Fields>()
  const answers = new Map<unknown, PromiseWithResolvers<unknown>>()
  const closed = Promise.withResolvers<{ code: number; reason: string }>()
  socket.on('close', (code, reason) => {
    closed.resolve({ code, reason: String(reason) })
    for (const { reject } of answers.values()) reject(new Error(`closed with ${code}`))
  })
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    const answer = answers.get(frame.id)
    if (frame.method === 'irn_subscription') pushes.add(frame)
    else if (!answer) frames.add(frame)
    else if (frame.error) answer.reject(Object.assign(new Error(frame.error.message), frame.error))
    else answer.resolve(frame.result)
  })
  await once(socket, 'open')

  const acknowledge = ({ id }: Push) =>
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  return {
    clientId: identity.clientId,
    socket,
    closed: closed.promise,
    request(method, params, id = ++lastId) {
      const answer = Promise.withResolvers<unknown>()
      answers.set(id, answer)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return answer.promise
    },
    async nextPush(given) {
      const push = await pushes.next()
      if (given?.acknowledge !== false) acknowledge(push)
      return push
    },
    get pushes() {
      return pushes.items
    },
    acknowledge,
    nextFrame: frames.next,
  }
}

function createQueue<item>() {
  const items: item[] = []
  const waiting: ((item: item) => void)[] = []
  return {
    items,
    add(item: item) {
      const take = waiting.shift()
      if (take) take(item)
      else items.push(item)
    },
    async next(): Promise<item> {
      const item = items.shift()
      return item ?? new Promise((resolve) => waiting.push(resolve))
    },
  }
}

import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createRelayClient, type RelayClient } from '@cleat/server/relay/client'

/** Messages that flow through a relay, and what became of them. */
export type Traffic = {
  /** Messages that the relay said it has. */
  readonly acknowledged: number
  /** Publications that were refused, which are tried again. */
  readonly refused: number
  /** Resolves when this many more are acknowledged. */
  flow(messages: number): Promise<void>
  /** Stops publishing, lets the late readers read, and compares. */
  finish(): Promise<TrafficResult>
}

export type TrafficResult = {
  readonly acknowledged: number
  /** Acknowledged, and not received in time. */
  readonly lost: number
  /** Received twice by an app. */
  readonly doubled: number
}

export declare namespace startTraffic {
  type Parameters = {
    url: string
    /** Each has a publisher and a reader. Every second reader comes only at the end. */
    lanes: number
    /** How long a step may take. @default 60000 */
    timeoutMs?: number | undefined
    /** The pause between two publications of a lane. @default 0 */
    everyMs?: number | undefined
  }
}

const messageBytes = 60

/** Publishes without end on each lane, one message after the other. Its clients reconnect. */
export async function startTraffic(parameters: startTraffic.Parameters): Promise<Traffic> {
  const { url, lanes, timeoutMs = 60_000, everyMs = 0 } = parameters
  const topics = Array.from({ length: lanes }, () => randomBytes(32).toString('hex'))
  const received = new Map<string, number>()
  const acknowledged = new Set<string>()
  const clients: RelayClient[] = []
  let refused = 0
  let isDone = false

  const connect = () => {
    const client = createRelayClient({
      url,
      reconnectMs: 20,
      maxReconnectMs: 200,
      onMessage: ({ message }) => received.set(message, (received.get(message) ?? 0) + 1),
    })
    clients.push(client)
    return client
  }
  const publish = async (topic: string) => {
    const client = connect()
    while (!isDone) {
      const message = randomBytes(messageBytes).toString('base64')
      while (!acknowledged.has(message) && !isDone) {
        await client.publish({ topic, message }).then(
          () => acknowledged.add(message),
          () => {
            refused += 1
            return pause(20)
          },
        )
      }
      if (everyMs > 0) await pause(everyMs)
    }
  }
  const until = async (isReached: () => boolean) => {
    const deadline = performance.now() + timeoutMs
    while (!isReached() && performance.now() < deadline) await pause(5)
  }
  const read = (isLate: boolean) =>
    Promise.all(
      topics
        .filter((_, at) => (at % 2 === 1) === isLate)
        .map((topic) => connect().subscribe(topic)),
    )

  await read(false)
  const publishing = Promise.all(topics.map(publish))
  return {
    get acknowledged() {
      return acknowledged.size
    },
    get refused() {
      return refused
    },
    async flow(messages) {
      const enough = acknowledged.size + messages
      await until(() => acknowledged.size >= enough)
      if (acknowledged.size < enough) throw new Error('Nothing flows any more.')
    },
    async finish() {
      isDone = true
      await publishing
      await read(true)
      const missing = () => [...acknowledged].filter((message) => !received.has(message)).length
      await until(() => received.size >= acknowledged.size && missing() === 0)
      const doubled = [...received.values()].filter((count) => count > 1).length
      for (const client of clients) client.close()
      return { acknowledged: acknowledged.size, lost: missing(), doubled }
    },
  }
}

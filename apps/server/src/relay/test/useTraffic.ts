import { expect, onTestFinished } from 'vitest'
import { createRelayClient } from '../client/createRelayClient.ts'
import { createMessage, createTopic } from './samples.ts'

/** A publisher and a reader on a topic. */
export type Lane = {
  readonly from: string
  readonly to: string
  /** Whether the reader starts only after all publications. */
  readonly isReadLate?: boolean | undefined
}

export type Traffic = {
  /** Messages that relays acknowledged. */
  readonly acknowledged: readonly string[]
  readonly received: readonly string[]
  /** Resolves when this many more are acknowledged. */
  flow(messages: number): Promise<void>
  /** Stops publishing and expects every acknowledged message to have arrived once. */
  finish(): Promise<void>
}

const poll = { timeout: 20_000, interval: 5 }

/**
 * Publishes continuously, one message after the other on each lane, through clients that reconnect.
 */
export async function useTraffic(lanes: readonly Lane[]): Promise<Traffic> {
  const topics = lanes.map((lane) => ({ ...lane, topic: createTopic() }))
  const received: string[] = []
  const acknowledged: string[] = []
  let isDone = false

  const connect = (url: string) => {
    const onMessage = ({ message }: { message: string }) => received.push(message)
    const client = createRelayClient({ url, onMessage, reconnectMs: 50, maxReconnectMs: 200 })
    onTestFinished(() => client.close())
    return client
  }
  const publish = async ({ from, topic }: (typeof topics)[number]) => {
    const client = connect(from)
    while (!isDone) {
      const message = createMessage()
      await client.publish({ topic, message })
      acknowledged.push(message)
    }
  }
  const read = (wanted: typeof topics) =>
    Promise.all(wanted.map(({ to, topic }) => connect(to).subscribe(topic)))

  await read(topics.filter(({ isReadLate }) => !isReadLate))
  const publishing = topics.map(publish)
  return {
    acknowledged,
    received,
    async flow(messages) {
      const enough = acknowledged.length + messages
      await expect.poll(() => acknowledged.length, poll).toBeGreaterThanOrEqual(enough)
    },
    async finish() {
      isDone = true
      await Promise.all(publishing)
      await read(topics.filter(({ isReadLate }) => isReadLate))
      await expect.poll(() => received.length, poll).toBe(acknowledged.length)
      expect(received.toSorted()).toEqual(acknowledged.toSorted())
    },
  }
}

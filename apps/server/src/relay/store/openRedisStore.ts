import { createClient } from '@redis/client'
import { maxKeptPerTopic, retryWindowMs } from '../protocol/limits.ts'
import { createWatchList } from './createWatchList.ts'
import { acknowledgeScript, appendScript } from './redisScripts.ts'
import type {
  AppendOutcome,
  KeptMessage,
  Publication,
  RelayStore,
  StoreListener,
} from './relayStore.ts'
import { StoreUnavailableError } from './storeUnavailableError.ts'

export declare namespace openRedisStore {
  type Parameters = {
    url: string
    onError: (error: unknown) => void
    now?: (() => number) | undefined
    /** The maximum number of messages per topic. */
    maxKept?: number | undefined
  }
}

const prefix = 'cleat:relay:'
const timeoutMs = 5000
const reconnectWithinMs = 2000

/**
 * A store in Redis for several processes: a stream and a channel per topic. It starts without Redis
 * and refuses requests meanwhile.
 */
export function openRedisStore(parameters: openRedisStore.Parameters): RelayStore {
  const { url, onError, now = Date.now, maxKept = maxKeptPerTopic } = parameters
  let listener: StoreListener | undefined
  const client = createClient({
    url,
    // A request without a known outcome must fail in time, so that its sender retries.
    disableOfflineQueue: true,
    commandOptions: { timeout: timeoutMs },
    pingInterval: timeoutMs,
    socket: {
      connectTimeout: timeoutMs,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, reconnectWithinMs),
    },
  })
  const channels = client.duplicate()
  client.on('error', onError)
  channels.on('error', onError)
  // Channels are subscribed before this event, and the streams have the messages in between.
  channels.on('ready', () => listener?.onGap())
  const opening = Promise.all([client.connect(), channels.connect()])
  opening.catch(onError)

  const run = async <result>(work: () => Promise<result>): Promise<result> => {
    try {
      return await work()
    } catch (error) {
      throw new StoreUnavailableError(error)
    }
  }
  const readPage = async ({ topic, after, limit }: RelayStore.ReadParameters) => {
    const entries = await client.xRange(toKey(topic), `(${after}-0`, '+', { COUNT: limit })
    return (entries ?? []).map(({ id, message }) =>
      toKept(topic, Number.parseInt(id, 10), String(message.message)),
    )
  }
  const hear = (notice: string, channel: string) => {
    const space = notice.indexOf(' ')
    const position = Number(notice.slice(0, space))
    listener?.onMessage(toKept(channel.slice(prefix.length), position, notice.slice(space + 1)))
  }
  const watchList = createWatchList({
    subscribe: (topics) => run(() => channels.subscribe(topics.map(toKey), hear)),
    unsubscribe: (topics) => run(() => channels.unsubscribe(topics.map(toKey))),
  })

  return {
    append: (publication) =>
      run(async () => {
        const { sender, requestId, digest, messages } = publication
        const topics = messages.map(({ topic }) => toKey(topic))
        const settings = [digest, retryWindowMs, maxKept, now()].map(String)
        const outcome = await client.eval(appendScript, {
          keys: [`${prefix}publication:${sender}:${requestId}`, `${prefix}position`, ...topics],
          arguments: [...settings, ...messages.flatMap((message) => toEntry(message, sender))],
        })
        return toOutcome(outcome)
      }),
    read: ({ topic, after, limit }) =>
      run(async () => {
        const kept: KeptMessage[] = []
        let last = after
        while (kept.length < limit) {
          const page = await readPage({ topic, after: last, limit })
          kept.push(...page.filter(({ expiresAt }) => expiresAt > now()))
          last = page.at(-1)?.position ?? last
          if (page.length < limit) break
        }
        return kept.slice(0, limit)
      }),
    acknowledge({ topic, position }) {
      const given = { keys: [toKey(topic)], arguments: [String(position)] }
      // A message that stays is pushed again to the next subscription, which ignores it.
      client.eval(acknowledgeScript, given).catch(onError)
    },
    watch: watchList.watch,
    unwatch: watchList.unwatch,
    listen(next) {
      listener = next
    },
    async check() {
      await run(() => client.ping())
    },
    async close() {
      await Promise.allSettled([client.close(), channels.close()])
    },
  }
}

function toKey(topic: string): string {
  return `${prefix}${topic}`
}

type Entry = Pick<KeptMessage, 'sender' | 'message' | 'tag' | 'publishedAt' | 'expiresAt'> & {
  attestation?: string
}

function toEntry(message: Publication['messages'][number], sender: string): [string, string] {
  const { topic: _, ...rest } = message
  return [String(message.expiresAt), JSON.stringify({ ...rest, sender })]
}

function toKept(topic: string, position: number, text: string): KeptMessage {
  const { attestation, ...entry }: Entry = JSON.parse(text)
  return { ...entry, attestation, topic, position }
}

const outcomes = ['kept', 'repeated', 'conflict', 'full'] as const

function toOutcome(reply: unknown): AppendOutcome {
  const outcome = outcomes.find((known) => known === reply)
  if (!outcome) throw new Error(`Redis answered ${String(reply)}.`)
  return outcome
}

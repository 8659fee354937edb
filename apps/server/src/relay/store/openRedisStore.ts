import { hash } from 'node:crypto'
import * as v from 'valibot'
import { createRedisClient } from '../../redis/createRedisClient.ts'
import { maxKeptPerTopic, retryWindowMs, storeBytes } from '../protocol/limits.ts'
import { type Charge, partOfFree } from '../quota/createQuota.ts'
import { createWatchList } from './createWatchList.ts'
import { acknowledgeScript, appendScript, readScript } from './redisScripts.ts'
import type {
  AppendOutcome,
  KeptMessage,
  NewMessage,
  RelayStore,
  StoreListener,
} from './relayStore.ts'
import { publicationBytes, toCharges, toSenderCharges, toWeight } from './storeCharges.ts'
import { StoreUnavailableError } from './storeUnavailableError.ts'

export declare namespace openRedisStore {
  type Parameters = {
    url: string
    onError: (error: unknown) => void
    now?: (() => number) | undefined
    /** The maximum number of messages per topic. */
    maxKept?: number | undefined
    /** What waiting messages may take, in bytes. */
    capacityBytes?: number | undefined
  }
}

const prefix = 'cleat:relay:2:'
const textPrefix = `${prefix}text:`
const heldPrefix = `${prefix}held:`
const timeoutMs = 5000

/**
 * A store in Redis for several processes: a stream and a channel per topic. It starts without Redis
 * and refuses requests meanwhile.
 */
export function openRedisStore(parameters: openRedisStore.Parameters): RelayStore {
  const { url, onError, now = Date.now, maxKept = maxKeptPerTopic } = parameters
  const { capacityBytes: capacity = storeBytes } = parameters
  // Processes with the same Redis count the same networks.
  const secret = hash('sha256', url)
  let listener: StoreListener | undefined
  const client = createRedisClient({ url, answerMs: timeoutMs })
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
        const { sender, requestId, messages } = publication
        const topics = messages.map(({ topic }) => toKey(topic))
        const numbers = [retryWindowMs, maxKept, now(), capacity, partOfFree].map(String)
        const charges = toSenderCharges({ publication, capacity, secret })
        const rememberedUntil = toSlot(now() + retryWindowMs, now())
        const own = [String(rememberedUntil), String(publicationBytes), writeCharges(charges)]
        const texts = messages.flatMap((message) => {
          const charges = toCharges({ publication, topic: message.topic, capacity, secret })
          return toEntry({ message, sender, charges, now: now() })
        })
        const outcome = await client.eval(appendScript, {
          keys: [
            `${prefix}publication:${toHash(`${sender} ${requestId}`)}`,
            `${prefix}position`,
            prefix,
            ...topics,
          ],
          arguments: [
            toHash(publication.digest),
            ...numbers,
            heldPrefix,
            textPrefix,
            ...own,
            ...texts,
          ],
        })
        return toOutcome(outcome)
      }),
    read: ({ topic, after, limit, maxBytes, except = '' }) =>
      run(async () => {
        const numbers = [after, limit, maxBytes, now()].map(String)
        const given = { keys: [toKey(topic)], arguments: [...numbers, except, textPrefix] }
        const [isAll, ...found] = v.parse(pageSchema, await client.eval(readScript, given))
        const messages: KeptMessage[] = []
        for (let index = 0; index < found.length; index += 2) {
          messages.push(toKept(topic, Number(found[index]), String(found[index + 1])))
        }
        return { messages, isAll: isAll === 1 }
      }),
    acknowledge({ topic, position }) {
      const given = {
        keys: [toKey(topic), prefix],
        arguments: [String(position), String(now()), heldPrefix, textPrefix],
      }
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

type EntryParameters = {
  message: NewMessage
  sender: string
  charges: readonly Charge[]
  now: number
}

function toEntry({ message, sender, charges, now }: EntryParameters): string[] {
  const { topic: _, ...rest } = message
  const { expiresAt } = message
  const numbers = [expiresAt, toSlot(expiresAt, now), toWeight(message)].map(String)
  return [...numbers, sender, writeCharges(charges), JSON.stringify({ ...rest, sender })]
}

function writeCharges(charges: readonly Charge[]): string {
  return JSON.stringify(charges.map(({ key, limit }) => [key, limit]))
}

const hashLength = 22

/** Short, and does not tell who published. */
function toHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, hashLength)
}

/** Rounds an expiry up by at most an eighth of the time until then, to a power of two. */
function toSlot(expiresAt: number, now: number): number {
  const step = 2 ** Math.max(10, Math.floor(Math.log2(Math.max(1, expiresAt - now))) - 3)
  return Math.ceil(expiresAt / step) * step
}

function toKept(topic: string, position: number, text: string): KeptMessage {
  const { attestation, ...entry }: Entry = JSON.parse(text)
  return { ...entry, attestation, topic, position }
}

const pageSchema = v.tupleWithRest([v.number()], v.string())
const outcomes = ['kept', 'repeated', 'conflict', 'full', 'overdrawn'] as const

function toOutcome(reply: unknown): AppendOutcome {
  const outcome = outcomes.find((known) => known === reply)
  if (!outcome) throw new Error(`Redis answered ${String(reply)}.`)
  return outcome
}

import { maxPushedBytesUnderWay, maxPushesUnderWay } from './protocol/limits.ts'
import { toSubscriptionId } from './protocol/toSubscriptionId.ts'
import { writePush } from './rpc/writeFrame.ts'
import type { KeptMessage, RelayStore } from './store/relayStore.ts'

/** The subscriptions of one socket, and its unacknowledged pushes. */
export type Delivery = {
  readonly size: number
  topics(): Iterable<string>
  readonly isUnderWay: boolean
  /** Whether stored messages wait to be pushed. */
  readonly isBehind: boolean
  /** The number of acknowledged pushes. */
  readonly acknowledged: number
  /** Returns the subscription id. Stored messages are pushed after `catchUp`. */
  subscribe(topic: string): string
  unsubscribe(topic: string): boolean
  has(topic: string): boolean
  /** Pushes stored messages as far as the limit allows. */
  catchUp(): void
  /** Reads messages that were not offered. */
  readAgain(): void
  /** Offers a message that was just published. */
  offer(message: KeptMessage): void
  /** Whether the id is of an unacknowledged push. */
  acknowledge(id: unknown): boolean
  close(): void
}

export declare namespace createDelivery {
  type Parameters = {
    clientId: string
    store: Pick<RelayStore, 'read' | 'acknowledge'>
    nextId: () => number
    send: (frame: string) => void
    /** Called when the store fails, after which nothing can be delivered. */
    onFailure: (error: unknown) => void
    /** Memory for unacknowledged pushes, which all sockets share. @default no limit */
    memory?: DeliveryMemory | undefined
    maxUnderWay?: number | undefined
    maxBytesUnderWay?: number | undefined
  }
}

export type DeliveryMemory = {
  take(bytes: number): boolean
  release(bytes: number): void
}

const endless: DeliveryMemory = { take: () => true, release: () => undefined }

/** What an acknowledgement needs. The text itself is not kept. */
type Push = Pick<KeptMessage, 'topic' | 'position'> & { readonly bytes: number }

type Subscription = {
  readonly id: string
  readonly topic: string
  /**
   * The position of the last message that was pushed, or skipped because the client published it.
   */
  after: number
  /** Counts messages that were offered while it was behind. */
  missed: number
}

/**
 * Delivers from the store with a limit of unacknowledged pushes, so that a slow reader takes little
 * memory. A subscription above the limit falls behind, and reads on from the store after
 * acknowledgements.
 */
export function createDelivery(parameters: createDelivery.Parameters): Delivery {
  const { clientId, store, nextId, send, onFailure, memory = endless } = parameters
  const { maxUnderWay = maxPushesUnderWay, maxBytesUnderWay = maxPushedBytesUnderWay } = parameters
  const subscriptions = new Map<string, Subscription>()
  const behind = new Set<Subscription>()
  const underWay = new Map<number, Push>()
  let bytesUnderWay = 0
  let acknowledged = 0
  let isCatchingUp = false
  let isClosed = false

  const hasRoom = () => underWay.size < maxUnderWay && bytesUnderWay < maxBytesUnderWay

  /** Returns whether there was room. */
  const push = (subscription: Subscription, message: KeptMessage): boolean => {
    const { topic, position, sender } = message
    if (sender !== clientId) {
      const bytes = message.message.length
      if (!hasRoom() || !memory.take(bytes)) return false
      const id = nextId()
      underWay.set(id, { topic, position, bytes })
      bytesUnderWay += bytes
      send(writePush(id, subscription.id, message))
    }
    subscription.after = position
    return true
  }

  /** Returns whether it caught up, so that new messages can be pushed at once. */
  const readOn = async (subscription: Subscription): Promise<'done' | 'more' | 'full'> => {
    const { topic, after, missed } = subscription
    const limit = maxUnderWay - underWay.size
    const maxBytes = maxBytesUnderWay - bytesUnderWay
    const page = await store.read({ topic, after, limit, maxBytes, except: clientId })
    for (const message of page.messages) {
      if (isClosed || subscriptions.get(topic) !== subscription) return 'done'
      if (!push(subscription, message)) return 'full'
    }
    return page.isAll && subscription.missed === missed ? 'done' : 'more'
  }

  const catchUp = async () => {
    if (isCatchingUp) return
    isCatchingUp = true
    try {
      while (!isClosed && hasRoom()) {
        const [subscription] = behind
        if (!subscription) break
        const outcome = await readOn(subscription)
        if (outcome === 'full') break
        if (outcome === 'done') behind.delete(subscription)
      }
    } catch (error) {
      if (!isClosed) onFailure(error)
    } finally {
      isCatchingUp = false
    }
  }

  return {
    get size() {
      return subscriptions.size
    },
    topics: () => [...subscriptions.keys()],
    get isUnderWay() {
      return underWay.size > 0
    },
    get isBehind() {
      return behind.size > 0
    },
    get acknowledged() {
      return acknowledged
    },
    subscribe(topic) {
      const known = subscriptions.get(topic)
      if (known) return known.id
      const subscription = { id: toSubscriptionId(topic, clientId), topic, after: 0, missed: 0 }
      subscriptions.set(topic, subscription)
      behind.add(subscription)
      return subscription.id
    },
    unsubscribe(topic) {
      const subscription = subscriptions.get(topic)
      if (!subscription) return false
      behind.delete(subscription)
      return subscriptions.delete(topic)
    },
    has: (topic) => subscriptions.has(topic),
    catchUp: () => void catchUp(),
    readAgain() {
      for (const subscription of subscriptions.values()) {
        subscription.missed += 1
        behind.add(subscription)
      }
      void catchUp()
    },
    offer(message) {
      const subscription = subscriptions.get(message.topic)
      if (!subscription || isClosed || message.position <= subscription.after) return
      if (!behind.has(subscription) && push(subscription, message)) return
      subscription.missed += 1
      behind.add(subscription)
    },
    acknowledge(id) {
      const message = typeof id === 'number' ? underWay.get(id) : undefined
      if (!message || typeof id !== 'number') return false
      underWay.delete(id)
      bytesUnderWay -= message.bytes
      memory.release(message.bytes)
      acknowledged += 1
      store.acknowledge(message)
      if (behind.size > 0) void catchUp()
      return true
    },
    close() {
      isClosed = true
      subscriptions.clear()
      behind.clear()
      memory.release(bytesUnderWay)
      bytesUnderWay = 0
      underWay.clear()
    },
  }
}

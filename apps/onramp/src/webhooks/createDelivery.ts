import type { Clock } from '../clock/createClock.ts'
import type { Dialect, WebhookMessage } from '../dialects/wire/dialect.ts'
import type { DialectId } from '../purchases/dialectIds.ts'
import type { Purchase, PurchaseState } from '../purchases/purchase.ts'
import type { WebhookMode } from './webhookModes.ts'

/** A webhook that was sent. */
export type SentWebhook = {
  readonly purchaseId: string
  readonly dialect: DialectId
  readonly state: PurchaseState
  /** The status of the answer. 0 for none. */
  readonly status: number
}

export type Delivery = {
  /** Sends the event of a purchase's state. */
  notify(purchase: Purchase): void
  /** Applies to what is sent from now on. */
  set(options: Partial<DeliveryOptions>): void
  options(): DeliveryOptions
  sent(): readonly SentWebhook[]
  /** How many are on their way now. */
  onTheWay(): number
}

export type DeliveryOptions = {
  readonly mode: WebhookMode
  /** How late the late ones are, by the clock of the test. */
  readonly lateMs: number
  /** Where webhooks go, before `/<provider>`. Without it none is sent. */
  readonly url: string | undefined
}

export declare namespace createDelivery {
  type Parameters = {
    dialects: readonly Dialect[]
    clock: Clock
    post?: ((url: string, message: WebhookMessage) => Promise<number>) | undefined
  }
}

type Event = { purchase: Purchase; dialect: Dialect; body: string; mode: WebhookMode; url: string }

const oldMs = 600_000
const retryMs = [1000, 5000, 25_000, 125_000] as const
const keptCount = 1000
const endStates: readonly PurchaseState[] = ['sent', 'declined', 'rejected', 'refunded', 'expired']

/** Sends webhooks as providers do. What is not answered well is sent again, by the test's clock. */
export function createDelivery(parameters: createDelivery.Parameters): Delivery {
  const { dialects, clock, post = postWebhook } = parameters
  let options: DeliveryOptions = { mode: 'in-order', lateMs: 60_000, url: undefined }
  let sent: readonly SentWebhook[] = []
  let onTheWay = 0
  /** The last delivery of each purchase, so that they leave one after the other. */
  const lines = new Map<string, Promise<unknown>>()
  const held = new Map<string, readonly Event[]>()
  const earlier = new Map<string, readonly WebhookMessage[]>()

  const send = async (event: Event, message: WebhookMessage): Promise<boolean> => {
    const { purchase, dialect, url } = event
    const status = await post(url, message).catch(() => 0)
    const { id: purchaseId, state } = purchase
    sent = [...sent, { purchaseId, dialect: dialect.id, state, status }].slice(-keptCount)
    return status >= 200 && status < 300
  }
  const sign = async ({ dialect, body, mode, url }: Event): Promise<WebhookMessage> => {
    const message = await dialect.sign({
      body,
      url,
      at: mode === 'old' ? Date.now() - oldMs : Date.now(),
      isForged: mode === 'forged',
    })
    return mode === 're-serialised' ? dialect.rewrite(message) : message
  }

  /** A bad one is sent once. A good one is sent until it is taken. */
  const deliver = async (event: Event, attempt = 0): Promise<void> => {
    const message = await sign(event)
    const { mode, purchase } = event
    const isTaken = await send(event, message)
    if (mode === 'doubled') await send(event, message)
    if (mode === 'replayed') {
      const before = earlier.get(purchase.id) ?? []
      for (const one of before) await send(event, one)
      earlier.set(purchase.id, [...before, message])
    }
    const waitMs = retryMs[attempt]
    const isBad = mode === 'forged' || mode === 'old' || mode === 're-serialised'
    if (isTaken || isBad || waitMs === undefined) return
    clock.after(waitMs, () => enqueue(event, attempt + 1))
  }
  const enqueue = (event: Event, attempt = 0) => {
    const { id } = event.purchase
    const before = lines.get(id) ?? Promise.resolve()
    onTheWay += 1
    const leave = async () => {
      try {
        await deliver(event, attempt)
      } finally {
        onTheWay -= 1
      }
    }
    lines.set(id, before.then(leave))
  }

  return {
    notify(purchase) {
      const dialect = dialects.find(({ id }) => id === purchase.dialect)
      const body = dialect?.describe(purchase)
      const { mode, lateMs, url } = options
      if (!dialect || body === undefined || url === undefined || mode === 'never') return
      const event = { purchase, dialect, body, mode, url: `${url}/${dialect.id}` }
      if (mode === 'late') clock.after(lateMs, () => enqueue(event))
      else if (mode === 'out-of-order') {
        const events = [event, ...(held.get(purchase.id) ?? [])]
        const isEnd = endStates.includes(purchase.state)
        held.set(purchase.id, isEnd ? [] : events)
        if (isEnd) for (const one of events) enqueue(one)
      } else enqueue(event)
    },
    set(changes) {
      options = { ...options, ...changes }
    },
    options: () => options,
    sent: () => sent,
    onTheWay: () => onTheWay,
  }
}

const postMs = 10_000

async function postWebhook(url: string, { headers, body }: WebhookMessage): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(postMs),
  })
  await response.arrayBuffer()
  return response.status
}

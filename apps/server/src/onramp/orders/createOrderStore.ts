import { and, asc, eq, getTableColumns, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Database } from '../../database/createDatabase.ts'
import { onrampOrders, onrampWebhooks } from '../../database/schema.ts'
import type { OnrampOrder } from '../contract/onrampOrder.ts'
import type { ProviderId } from '../contract/providerIds.ts'
import { applyNews, type PaymentNews } from './applyNews.ts'
import { isFinal } from './isFinal.ts'

type Event = { readonly provider: ProviderId; readonly eventId: string }

/** `repeated` if the event was taken before. */
export type NewsOutcome = 'changed' | 'unchanged' | 'repeated'

/** Orders, and the webhooks that were taken. Resolves when the database has committed. */
export type OrderStore = {
  add(order: NewOrder): Promise<void>
  find(id: string): Promise<OnrampOrder | undefined>
  findByRef(ref: { provider: ProviderId; providerRef: string }): Promise<OnrampOrder | undefined>
  hasEvent(event: Event): Promise<boolean>
  /** Applies news once per event, and all of it or nothing. */
  apply(parameters: {
    id: string
    news: readonly PaymentNews[]
    event?: Event | undefined
  }): Promise<NewsOutcome>
  /** Orders whose provider is to be asked now. Each is given to one process only. */
  claimDue(limit: number): Promise<readonly OnrampOrder[]>
  /** Asks the provider earlier. */
  pollSoon(id: string): Promise<void>
  /** Ends orders that nothing came of, and deletes old ones. */
  prune(): Promise<void>
}

export type NewOrder = Omit<
  OnrampOrder,
  | 'providerRef'
  | 'status'
  | 'reason'
  | 'amount'
  | 'txHash'
  | 'createdAt'
  | 'updatedAt'
  | 'newsAt'
  | 'endsAt'
>

export declare namespace createOrderStore {
  type Parameters = {
    database: Database
    now?: (() => number) | undefined
  }
}

const secondMs = 1000
const dayMs = 86_400_000
const firstPollMs = 30 * secondMs
const lastPollMs = 900 * secondMs
const pollSoonMs = 5 * secondMs
const keptMs = 30 * dayMs

/** A provider is asked for a day, first after half a minute and then ever less. */
export function createOrderStore(parameters: createOrderStore.Parameters): OrderStore {
  const { database, now = Date.now } = parameters
  const later = (ms: number) => new Date(now() + ms)
  /** An order that had expired is asked about once more, as if it were new. */
  const follow = ({ status }: OnrampOrder) =>
    status === 'expired' && {
      endsAt: later(dayMs),
      nextPollAt: later(firstPollMs),
      polls: 0,
    }

  const change = async (queries: Queries, id: string, news: readonly PaymentNews[]) => {
    const [order] = await queries
      .select(columns)
      .from(onrampOrders)
      .where(eq(onrampOrders.id, id))
      .for('update')
    if (!order) return 'unchanged'
    let after: OnrampOrder = order
    for (const one of news) {
      const next = applyNews({ order: after, news: one })
      if (next) after = { ...after, ...next }
    }
    if (after === order) return 'unchanged'
    const { status, reason, amount, txHash, providerRef, newsAt } = after
    const isChanged =
      status !== order.status || reason !== order.reason || providerRef !== order.providerRef
    const isOver = isFinal(after) || (order.status === 'created' && status === 'failed')
    await queries
      .update(onrampOrders)
      .set({
        ...{ status, reason, amount, txHash, providerRef, newsAt },
        ...(isChanged && { updatedAt: later(0) }),
        ...(isOver ? { nextPollAt: null } : isChanged && follow(order)),
      })
      .where(eq(onrampOrders.id, id))
    return isChanged ? 'changed' : 'unchanged'
  }

  return {
    async add(order) {
      await database.run((queries) =>
        queries.insert(onrampOrders).values({
          ...order,
          status: 'created',
          createdAt: later(0),
          updatedAt: later(0),
          newsAt: new Date(0),
          endsAt: later(dayMs),
          nextPollAt: later(firstPollMs),
        }),
      )
    },
    find: (id) =>
      database.run(async (queries) => {
        const [order] = await queries
          .select(columns)
          .from(onrampOrders)
          .where(eq(onrampOrders.id, id))
        return order
      }),
    findByRef: ({ provider, providerRef }) =>
      database.run(async (queries) => {
        const [order] = await queries
          .select(columns)
          .from(onrampOrders)
          .where(
            and(eq(onrampOrders.provider, provider), eq(onrampOrders.providerRef, providerRef)),
          )
          .limit(1)
        return order
      }),
    hasEvent: ({ provider, eventId }) =>
      database.run(async (queries) => {
        const found = await queries
          .select()
          .from(onrampWebhooks)
          .where(and(eq(onrampWebhooks.provider, provider), eq(onrampWebhooks.eventId, eventId)))
        return found.length > 0
      }),
    apply: ({ id, news, event }) =>
      database.run((queries) =>
        queries.transaction(async (transaction): Promise<NewsOutcome> => {
          if (event && !(await takeEvent(transaction, { ...event, receivedAt: later(0) })))
            return 'repeated'
          return change(transaction, id, news)
        }),
      ),
    claimDue: (limit) =>
      database.run(async (queries) => {
        const due = queries
          .select({ id: onrampOrders.id })
          .from(onrampOrders)
          .where(and(lte(nextPollAt, later(0)), gt(onrampOrders.endsAt, later(0))))
          .orderBy(asc(nextPollAt))
          .limit(limit)
          .for('update', { skipLocked: true })
        return queries
          .update(onrampOrders)
          .set({
            polls: sql`${polls} + 1`,
            nextPollAt: sql`${later(0).toISOString()}::timestamptz + ${pollInterval}`,
          })
          .where(inArray(onrampOrders.id, due))
          .returning(columns)
      }),
    async pollSoon(id) {
      await database.run((queries) =>
        queries
          .update(onrampOrders)
          .set({ nextPollAt: later(pollSoonMs) })
          .where(and(eq(onrampOrders.id, id), gt(nextPollAt, later(pollSoonMs)))),
      )
    },
    async prune() {
      await database.run(async (queries) => {
        await queries
          .update(onrampOrders)
          .set({ status: 'expired', reason: 'other', updatedAt: later(0), nextPollAt: null })
          .where(
            and(
              lt(onrampOrders.endsAt, later(0)),
              inArray(onrampOrders.status, ['created', 'opened', 'awaitingUser']),
            ),
          )
        await queries.delete(onrampOrders).where(lt(onrampOrders.updatedAt, later(-keptMs)))
        await queries.delete(onrampWebhooks).where(lt(onrampWebhooks.receivedAt, later(-keptMs)))
      })
    },
  }
}

/** What an order has for others than this store. */
const { nextPollAt, polls, ...columns } = getTableColumns(onrampOrders)

const pollInterval = sql`make_interval(secs => least(${firstPollMs / secondMs} * power(1.5, ${polls}), ${lastPollMs / secondMs}))`

async function takeEvent(
  queries: Queries,
  event: Event & { readonly receivedAt: Date },
): Promise<boolean> {
  const taken = await queries.insert(onrampWebhooks).values(event).onConflictDoNothing().returning()
  return taken.length > 0
}

import { lt, lte, max } from 'drizzle-orm'
import type { Database } from '../database/createDatabase.ts'
import { analyticsEvents } from '../database/schema.ts'
import type { AnalyticsEvent } from './eventSchema.ts'
import { type Sender, toRow } from './toRow.ts'

export type EventStore = {
  /** Resolves when the events are stored. Known events stay unchanged. */
  add(events: readonly AnalyticsEvent[], sender: Sender): Promise<void>
  /** Deletes events that are too old, and the oldest of too many. */
  prune(): Promise<void>
}

export declare namespace createEventStore {
  type Parameters = {
    database: Database
    retentionDays: number
    maxEvents: number
    now?: (() => Date) | undefined
  }
}

const dayMs = 86_400_000

export function createEventStore(parameters: createEventStore.Parameters): EventStore {
  const { database, retentionDays, maxEvents, now = () => new Date() } = parameters
  // Prune during bursts too, so that they cannot fill the disk.
  const pruneEvery = Math.ceil(maxEvents / 10)
  let addedSincePruning = 0

  const store: EventStore = {
    async add(events, sender) {
      if (events.length === 0) return
      const receivedAt = now()
      const rows = events.map((event) => toRow({ event, sender, receivedAt }))
      await database.run((queries) =>
        queries.insert(analyticsEvents).values(rows).onConflictDoNothing(),
      )
      addedSincePruning += rows.length
      if (addedSincePruning >= pruneEvery) await store.prune()
    },
    async prune() {
      addedSincePruning = 0
      const oldest = new Date(now().getTime() - retentionDays * dayMs)
      await database.run(async (queries) => {
        await queries.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, oldest))
        // Ids grow with gaps, so this keeps at most the limit without counting all rows.
        const [newest] = await queries.select({ id: max(analyticsEvents.id) }).from(analyticsEvents)
        if (!newest?.id) return
        await queries.delete(analyticsEvents).where(lte(analyticsEvents.id, newest.id - maxEvents))
      })
    },
  }
  return store
}

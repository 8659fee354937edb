import { and, asc, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { layToRest } from './layToRest.ts'
import { nameEvents, names, nameTransfers } from './nameTables.ts'

const dayMs = 86_400_000
/** After which an owner who did not sign in has a name no longer. */
const unseenMs = 365 * dayMs
/** At once, so that no one waits for long. */
const most = 500

/**
 * Frees names of owners who are away, opens those that have rested, and forgets transfers that are
 * over, within a transaction. Resolves with how many names changed.
 */
export async function freeNames(queries: Queries, { time }: { time: Date }): Promise<number> {
  const rows = await queries
    .select({ name: names.name })
    .from(names)
    .where(and(isNull(names.freedAt), lte(names.seenAt, new Date(time.getTime() - unseenMs))))
    .orderBy(asc(names.seenAt))
    .limit(most)
    .for('update')
  const unseen = rows.map(({ name }) => name)
  await layToRest(queries, { names: unseen, time })
  const events = unseen.map((name) => ({ name, kind: 'free' as const, createdAt: time }))
  if (events.length > 0) await queries.insert(nameEvents).values(events)
  await queries
    .delete(nameTransfers)
    .where(
      or(
        lte(nameTransfers.resolvesAt, time),
        and(isNull(nameTransfers.acceptedAt), lte(nameTransfers.endsAt, time)),
      ),
    )
  const open = await queries
    .select({ name: names.name })
    .from(names)
    .where(and(isNotNull(names.freedAt), lte(names.restsUntil, time)))
    .orderBy(asc(names.restsUntil))
    .limit(most)
    .for('update')
  const rested = open.map(({ name }) => name)
  if (rested.length > 0) await queries.delete(names).where(inArray(names.name, rested))
  return unseen.length + rested.length
}

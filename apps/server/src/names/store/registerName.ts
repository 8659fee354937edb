import { and, count, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { NameRegistration, RegistrationOutcome } from './nameRegistration.ts'
import { nameAddresses, nameEvents, names } from './nameTables.ts'

/** Registers a name within a transaction. */
export async function registerName(
  queries: Queries,
  parameters: { registration: NameRegistration; limit: number; time: Date },
): Promise<RegistrationOutcome> {
  const { registration, limit, time } = parameters
  const { name, skeleton, subject, address: text, addresses, proof } = registration
  // One after the other for each owner, so that two at once cannot pass the limit together.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
  const [own] = await queries
    .select({ count: count() })
    .from(names)
    .where(and(eq(names.subject, subject), isNull(names.freedAt)))
  const row = { name, skeleton, subject, registeredAt: time, seenAt: time }
  if ((own?.count ?? 0) >= limit) return { status: 'limit' }
  await queries
    .delete(names)
    .where(
      and(
        ...[or(eq(names.name, name), eq(names.skeleton, skeleton)), isNotNull(names.freedAt)],
        lte(names.restsUntil, time),
      ),
    )
  const added = await queries.insert(names).values(row).onConflictDoNothing().returning()
  if (added.length === 0) {
    const [other] = await queries
      .select({ name: names.name, freedAt: names.freedAt, restsUntil: names.restsUntil })
      .from(names)
      .where(eq(names.skeleton, skeleton))
    if (other && other.name !== name) return { status: 'similar', other: other.name }
    return other?.freedAt && other.restsUntil
      ? { status: 'resting', until: other.restsUntil }
      : { status: 'taken' }
  }
  const rows = [...addresses].map(([coinType, address]) => ({
    ...{ name, coinType, address: address.toLowerCase(), text, createdAt: time },
  }))
  if (rows.length > 0) await queries.insert(nameAddresses).values(rows)
  await queries.insert(nameEvents).values({
    ...{ name, kind: 'register', account: proof.account, message: proof.message },
    ...{ signature: proof.signature, createdAt: time },
  })
  return { status: 'registered' }
}

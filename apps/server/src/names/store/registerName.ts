import { count, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { NameRegistration, RegistrationOutcome } from './nameRegistration.ts'
import { nameAddresses, nameEvents, names } from './nameTables.ts'

/** Registers a name within a transaction. */
export async function registerName(
  queries: Pick<Queries, 'execute' | 'select' | 'insert'>,
  parameters: { registration: NameRegistration; limit: number; time: Date },
): Promise<RegistrationOutcome> {
  const { registration, limit, time } = parameters
  const { name, skeleton, subject, address: text, addresses, proof } = registration
  // One after the other for each owner, so that two at once cannot pass the limit together.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
  const [own] = await queries
    .select({ count: count() })
    .from(names)
    .where(eq(names.subject, subject))
  const row = { name, skeleton, subject, registeredAt: time }
  if ((own?.count ?? 0) >= limit) return { status: 'limit' }
  const added = await queries.insert(names).values(row).onConflictDoNothing().returning()
  if (added.length === 0) {
    const [other] = await queries
      .select({ name: names.name })
      .from(names)
      .where(eq(names.skeleton, skeleton))
    return other && other.name !== name
      ? { status: 'similar', other: other.name }
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

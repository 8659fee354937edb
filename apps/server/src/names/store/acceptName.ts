import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { ChangeOutcome, TransferAcceptance } from './nameChange.ts'
import { nameAddresses, nameEvents, names, nameTexts, nameTransfers } from './nameTables.ts'

const dayMs = 86_400_000
/** After which an accepted name leads to its new owner. */
const pauseMs = dayMs

/**
 * Gives a name to the account that it was offered to, within a transaction: nothing of the owner
 * before stays.
 */
export async function acceptName(
  queries: Queries,
  parameters: { acceptance: TransferAcceptance; limit: number; time: Date },
): Promise<ChangeOutcome> {
  const { acceptance, limit, time } = parameters
  const { name, subject, form, address: text, addresses, proof } = acceptance
  // As for a registration, so that two at once cannot pass the limit together.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
  const [row] = await queries
    .select({ to: nameTransfers.toAccount })
    .from(names)
    .innerJoin(nameTransfers, eq(nameTransfers.name, names.name))
    .where(
      and(
        ...[eq(names.name, name), isNull(names.freedAt), eq(nameTransfers.toAddress, form)],
        ...[isNull(nameTransfers.acceptedAt), gt(nameTransfers.endsAt, time)],
      ),
    )
    .for('update')
  if (!row || !acceptance.isNamedBy(row.to)) return 'foreign'
  const [own] = await queries
    .select({ count: count() })
    .from(names)
    .where(and(eq(names.subject, subject), isNull(names.freedAt)))
  if ((own?.count ?? 0) >= limit) return 'limit'
  const resolvesAt = new Date(time.getTime() + pauseMs)
  await queries.delete(nameTexts).where(eq(nameTexts.name, name))
  await queries.delete(nameAddresses).where(eq(nameAddresses.name, name))
  await queries
    .update(names)
    .set({ subject, updatedAt: time, seenAt: time, restsUntil: resolvesAt })
    .where(eq(names.name, name))
  const rows = [...addresses].map(([coinType, address]) => ({
    ...{ name, coinType, address: address.toLowerCase(), text, createdAt: time },
  }))
  if (rows.length > 0) await queries.insert(nameAddresses).values(rows)
  await queries
    .update(nameTransfers)
    .set({ acceptedAt: time, resolvesAt })
    .where(eq(nameTransfers.name, name))
  await queries.insert(nameEvents).values({ name, kind: 'accept', ...proof, createdAt: time })
  return 'done'
}

import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { ChangeOutcome, TransferOffer } from './nameChange.ts'
import { nameEvents, names, nameTransfers } from './nameTables.ts'
import { requireOwner } from './requireOwner.ts'

const dayMs = 86_400_000
/** In which a name can be accepted. */
const offerMs = 7 * dayMs

/**
 * Offers a name to another account within a transaction, in place of an offer that there was, or
 * offer to the own account withdraws that one.
 */
export async function offerName(
  queries: Queries,
  { offer, time }: { offer: TransferOffer; time: Date },
): Promise<ChangeOutcome> {
  const { name, subject, from, to, proof } = offer
  const owner = await requireOwner(queries, { name, subject })
  if (owner !== 'own') return owner
  await queries.delete(nameTransfers).where(eq(nameTransfers.name, name))
  if (to)
    await queries.insert(nameTransfers).values({
      ...{ name, fromAccount: from.account, fromAddress: from.form },
      ...{ toAccount: to.account, toAddress: to.form },
      ...{ offeredAt: time, endsAt: new Date(time.getTime() + offerMs) },
    })
  await queries.update(names).set({ seenAt: time }).where(eq(names.name, name))
  await queries.insert(nameEvents).values({ name, kind: 'transfer', ...proof, createdAt: time })
  return 'done'
}

import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { nameAddresses, names, nameTexts, nameTransfers } from './nameTables.ts'

const dayMs = 86_400_000
/** In which a name without an owner leads nowhere: who knew it must not pay another one. */
const restMs = 90 * dayMs

/** Takes names from their owners within a transaction, with all that they lead to. */
export async function layToRest(
  queries: Queries,
  { names: wanted, time }: { names: readonly string[]; time: Date },
): Promise<void> {
  if (wanted.length === 0) return
  const list = [...wanted]
  await queries.delete(nameTexts).where(inArray(nameTexts.name, list))
  await queries.delete(nameAddresses).where(inArray(nameAddresses.name, list))
  await queries.delete(nameTransfers).where(inArray(nameTransfers.name, list))
  await queries
    .update(names)
    .set({ freedAt: time, restsUntil: new Date(time.getTime() + restMs), updatedAt: time })
    .where(inArray(names.name, list))
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { ChangeOutcome, RecordsChange } from './nameChange.ts'
import { nameAddresses, nameEvents, names, nameTexts } from './nameTables.ts'
import { requireOwner } from './requireOwner.ts'

/** The most texts of a name. */
const mostTexts = 24

/** Writes texts and addresses of a name within a transaction. */
export async function setRecords(
  queries: Queries,
  { change, time }: { change: RecordsChange; time: Date },
): Promise<ChangeOutcome> {
  const { name, subject, texts, addresses, records, proof, proofs } = change
  const owner = await requireOwner(queries, { name, subject })
  if (owner !== 'own') return owner
  const before = await queries
    .select({ key: nameTexts.key })
    .from(nameTexts)
    .where(eq(nameTexts.name, name))
  const keys = new Set(before.map(({ key }) => key))
  for (const [key, value] of texts) value === null ? keys.delete(key) : keys.add(key)
  if (keys.size > mostTexts) return 'limit'
  const isGone = (entry: readonly [unknown, unknown]) => entry[1] === null
  const goneTexts = [...texts].filter(isGone).map(([key]) => key)
  const goneCoins = [...addresses].filter(isGone).map(([coinType]) => coinType)
  if (goneTexts.length > 0)
    await queries
      .delete(nameTexts)
      .where(and(eq(nameTexts.name, name), inArray(nameTexts.key, goneTexts)))
  if (goneCoins.length > 0)
    await queries
      .delete(nameAddresses)
      .where(and(eq(nameAddresses.name, name), inArray(nameAddresses.coinType, goneCoins)))
  const written = [...texts].flatMap(([key, value]) =>
    value === null ? [] : [{ name, key, value }],
  )
  if (written.length > 0)
    await queries
      .insert(nameTexts)
      .values(written)
      .onConflictDoUpdate({
        target: [nameTexts.name, nameTexts.key],
        set: { value: sql`excluded.value` },
      })
  const led = [...addresses].flatMap(([coinType, to]) =>
    to === null
      ? []
      : [{ name, coinType, address: to.form.toLowerCase(), text: to.text, createdAt: time }],
  )
  if (led.length > 0)
    await queries
      .insert(nameAddresses)
      .values(led)
      .onConflictDoUpdate({
        target: [nameAddresses.name, nameAddresses.coinType],
        set: {
          ...{ address: sql`excluded.address`, text: sql`excluded.text` },
          createdAt: sql`excluded.created_at`,
        },
      })
  await queries.update(names).set({ updatedAt: time, seenAt: time }).where(eq(names.name, name))
  await queries
    .insert(nameEvents)
    .values([
      { name, kind: 'records', ...proof, records, createdAt: time },
      ...proofs.map((one) => ({ name, kind: 'address' as const, ...one, createdAt: time })),
    ])
  return 'done'
}

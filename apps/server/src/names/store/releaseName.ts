import type { Queries } from '../../database/connection.ts'
import { layToRest } from './layToRest.ts'
import type { ChangeOutcome, NameChange } from './nameChange.ts'
import { nameEvents } from './nameTables.ts'
import { requireOwner } from './requireOwner.ts'

/** Takes a name from its owner, who gives it up, within a transaction. */
export async function releaseName(
  queries: Queries,
  { change, time }: { change: NameChange; time: Date },
): Promise<ChangeOutcome> {
  const { name, subject, proof } = change
  const owner = await requireOwner(queries, { name, subject })
  if (owner !== 'own') return owner
  await layToRest(queries, { names: [name], time })
  await queries.insert(nameEvents).values({ name, kind: 'release', ...proof, createdAt: time })
  return 'done'
}

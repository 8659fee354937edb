import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { names } from './nameTables.ts'

/**
 * Locks a name that a subject wants to change, within a transaction. Anything but `own` is why it
 * must not.
 */
export async function requireOwner(
  queries: Pick<Queries, 'select'>,
  { name, subject }: { name: string; subject: string },
): Promise<'own' | 'unknown' | 'foreign'> {
  const [row] = await queries
    .select({ subject: names.subject })
    .from(names)
    .where(and(eq(names.name, name), isNull(names.freedAt)))
    .for('update')
  if (!row) return 'unknown'
  return row.subject === subject ? 'own' : 'foreign'
}

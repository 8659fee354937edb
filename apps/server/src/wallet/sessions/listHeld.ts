import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { walletBoxes, walletWallets } from '../store/walletTables.ts'
import type { OpenSession } from './openSession.ts'

/**
 * The wallets of which a session proved a holder. A login alone holds none, and who made a
 * separate wallet does not hold the others of the account.
 */
export async function listHeld(
  queries: Queries,
  session: Pick<OpenSession, 'account' | 'holders'>,
): Promise<ReadonlySet<string>> {
  const { account, holders } = session
  if (holders.length === 0) return new Set()
  const rows = await queries
    .select({ id: walletWallets.id })
    .from(walletBoxes)
    .innerJoin(walletWallets, eq(walletWallets.id, walletBoxes.wallet))
    .where(and(eq(walletWallets.account, account), inArray(walletBoxes.holder, [...holders])))
  return new Set(rows.map(({ id }) => id))
}

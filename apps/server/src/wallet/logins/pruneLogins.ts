import { lt } from 'drizzle-orm'
import type { WalletContext } from '../context/walletContext.ts'
import { walletLogins } from '../store/walletTables.ts'

/** Limits look back a day. */
const keptMs = 24 * 3_600_000

/** Deletes logins that no limit counts any more. */
export async function pruneLogins({
  database,
  now,
}: Pick<WalletContext, 'database' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - keptMs)
  await database.run((queries) =>
    queries.delete(walletLogins).where(lt(walletLogins.createdAt, oldest)),
  )
}

import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { walletPasskeys } from '../store/walletTables.ts'

/** Whether an account has a passkey that could be asked for. */
export async function hasPasskey(queries: Queries, account: string): Promise<boolean> {
  const [passkey] = await queries
    .select({ id: walletPasskeys.id })
    .from(walletPasskeys)
    .where(eq(walletPasskeys.account, account))
    .limit(1)
  return passkey !== undefined
}

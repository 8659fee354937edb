import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import { walletWallets } from '../store/walletTables.ts'
import { listHeld } from './listHeld.ts'
import type { OpenSession } from './openSession.ts'

/**
 * A mailbox or a social account alone changes no way to log in to an account with a wallet.
 * @throws a `Problem` unless the session proved a holder
 */
export async function requireHeld(queries: Queries, session: OpenSession): Promise<void> {
  const [wallet] = await queries
    .select({ id: walletWallets.id })
    .from(walletWallets)
    .where(eq(walletWallets.account, session.account))
    .limit(1)
  if (!wallet || (await listHeld(queries, session)).size > 0) return
  throw new Problem('LOGIN_DEVICE_UNPROVEN', {
    detail: 'Prove a device or a recovery method of the wallet first.',
  })
}

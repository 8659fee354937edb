import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { walletBoxes, walletDevices, walletRecoveries } from '../store/walletTables.ts'
import type { StoredWallet } from './storedWallet.ts'

/**
 * In how many seconds another browser can open a wallet by a recovery code that still opens it. `0`
 * where it can already, `null` where none asked to. A browser that became a device is none.
 */
export async function findRecoveryWait(
  queries: Queries,
  { wallet, now }: { wallet: Pick<StoredWallet, 'id' | 'account'>; now: Date },
): Promise<number | null> {
  const { wallet: id, holder, jkt, readyAt, endsAt } = walletRecoveries
  const isHolder = and(eq(walletBoxes.wallet, id), eq(walletBoxes.holder, holder))
  const isDevice = and(
    eq(walletDevices.account, wallet.account),
    eq(walletDevices.jkt, jkt),
    eq(walletDevices.state, 'active'),
  )
  const [first] = await queries
    .select({ readyAt })
    .from(walletRecoveries)
    .innerJoin(walletBoxes, isHolder)
    .leftJoin(walletDevices, isDevice)
    .where(and(eq(id, wallet.id), gt(endsAt, now), isNull(walletDevices.id)))
    .orderBy(asc(readyAt))
    .limit(1)
  return first ? Math.max(0, Math.ceil((first.readyAt.getTime() - now.getTime()) / 1000)) : null
}

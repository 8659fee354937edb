import type { WalletSession } from '@cleat/embedded-wallet/service'
import { asc, eq } from 'drizzle-orm'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { listHeld } from '../sessions/listHeld.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { sessionTimes } from '../sessions/sessionTimes.ts'
import { walletWallets } from '../store/walletTables.ts'

/** A session as its browser sees it. Accounts are left out until a key was proven. */
export async function describeSession(
  context: Pick<WalletContext, 'config' | 'database' | 'now'> & { accounts: Accounts },
  session: OpenSession,
): Promise<WalletSession> {
  const { config, database, now, accounts } = context
  const { account, method, kind, device } = session
  const { identities, wallets, held } = await database.run(async (queries) => ({
    identities: await accounts.list(queries, account),
    wallets: await queries
      .select({
        id: walletWallets.id,
        accounts: walletWallets.accounts,
        accountTypes: walletWallets.accountTypes,
      })
      .from(walletWallets)
      .where(eq(walletWallets.account, account))
      .orderBy(asc(walletWallets.createdAt)),
    held: await listHeld(queries, session),
  }))
  const own = identities.find(({ provider }) => provider === method)
  const email = own?.email ?? identities.find(({ email: known }) => known !== undefined)?.email
  const secondsTo = (ms: number) => Math.max(0, Math.floor((ms - now().getTime()) / 1000))
  const idleEnd = session.usedAt.getTime() + config.session.idleSeconds * 1000
  return {
    ...{ account, method, kind, isProven: held.size > 0 },
    user: { email: email ?? null, username: own?.username ?? null },
    device: device ? { id: device.id, state: device.state } : null,
    wallets: wallets.map((wallet) => ({
      id: wallet.id,
      accounts: held.has(wallet.id) ? wallet.accounts : null,
      ...(held.has(wallet.id) && { accountTypes: wallet.accountTypes }),
    })),
    expiresIn: secondsTo(Math.min(idleEnd, session.endsAt.getTime())),
    refreshIn: secondsTo(session.rotatedAt.getTime() + sessionTimes.rotateMs),
    loginAge: Math.floor((now().getTime() - session.createdAt.getTime()) / 1000),
  }
}

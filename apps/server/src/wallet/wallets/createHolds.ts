import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import { walletRecoveries } from '../store/walletTables.ts'
import { notifyOwner } from './notifyOwner.ts'
import type { StoredWallet } from './storedWallet.ts'

export type Holds = {
  /** How many seconds a recovery by code waits. The first proof of it starts the wait. */
  wait(
    queries: Queries,
    parameters: { wallet: StoredWallet; holder: string; asking: AskingAs },
  ): Promise<number>
  /** Stops the recoveries of a wallet. */
  stop(queries: Queries, wallet: string): Promise<number>
  prune(): Promise<void>
}

/** How long a recovery that was waited for can be used. */
const openMs = 7 * 24 * 3_600_000
const hourSeconds = 3600

/** The wait of recoveries by code, in which the owner hears of it and can stop it. */
export function createHolds(
  context: WalletContext & { accounts: Accounts; events: Events; outbox: Outbox | undefined },
): Holds {
  const { config, database, now, accounts, events, outbox } = context
  const { recoveryHoldSeconds } = config
  const table = walletRecoveries
  return {
    async wait(queries, { wallet, holder, asking }) {
      if (recoveryHoldSeconds === 0) return 0
      const { jkt, network, session } = asking
      const time = now()
      const key = { wallet: wallet.id, holder, jkt }
      const [begun] = await queries
        .select()
        .from(table)
        .where(
          and(
            eq(table.wallet, wallet.id),
            eq(table.holder, holder),
            eq(table.jkt, jkt),
            gt(table.endsAt, time),
          ),
        )
      if (begun) return Math.max(0, Math.ceil((begun.readyAt.getTime() - time.getTime()) / 1000))
      const readyAt = new Date(time.getTime() + recoveryHoldSeconds * 1000)
      const dates = { readyAt, endsAt: new Date(readyAt.getTime() + openMs) }
      await queries
        .insert(table)
        .values({ ...key, ...dates })
        .onConflictDoUpdate({ target: [table.wallet, table.holder, table.jkt], set: dates })
      const { account } = wallet
      const hours = String(Math.ceil(recoveryHoldSeconds / hourSeconds))
      const mail = { kind: 'recovery', wallet: wallet.id, hours, browser: session.label } as const
      await notifyOwner({ queries, accounts, outbox, account, mail })
      const facts = { wallet: wallet.id, holder }
      await events.add(queries, { account, event: 'recovery.asked', facts, network })
      return recoveryHoldSeconds
    },
    async stop(queries, wallet) {
      const stopped = await queries
        .delete(table)
        .where(eq(table.wallet, wallet))
        .returning({ wallet: table.wallet })
      return stopped.length
    },
    async prune() {
      await database.run((queries) => queries.delete(table).where(lt(table.endsAt, now())))
    },
  }
}

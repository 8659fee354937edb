import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import { walletWallets } from '../store/walletTables.ts'
import type { Accounts } from './createAccounts.ts'

/** Writes to every mailbox of an account that its logins changed. */
export async function notifyIdentity(parameters: {
  queries: Queries
  accounts: Accounts
  outbox: Outbox | undefined
  account: string
  provider: string
  browser: string
  isLinked: boolean
}): Promise<void> {
  const { queries, accounts, outbox, account, provider, browser, isLinked } = parameters
  if (!outbox) return
  const [wallet] = await queries
    .select({ id: walletWallets.id })
    .from(walletWallets)
    .where(eq(walletWallets.account, account))
    .limit(1)
  const kind = isLinked ? ('linked' as const) : ('unlinked' as const)
  const mail = { kind, provider, browser, wallet: wallet?.id ?? '' }
  const emails = new Set(
    (await accounts.list(queries, account)).flatMap(({ email }) => email ?? []),
  )
  const language = await accounts.readLanguage(queries, account)
  for (const email of emails) await outbox.add(queries, { email, mail, language })
}

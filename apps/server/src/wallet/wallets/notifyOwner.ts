import type { Queries } from '../../database/connection.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { WalletMail } from '../mail/walletMail.ts'

/** Writes to every mailbox of an account. The mails are sent after the transaction. */
export async function notifyOwner(parameters: {
  queries: Queries
  accounts: Accounts
  outbox: Outbox | undefined
  account: string
  mail: WalletMail
}): Promise<void> {
  const { queries, accounts, outbox, account, mail } = parameters
  if (!outbox) return
  const identities = await accounts.list(queries, account)
  const emails = new Set(identities.flatMap(({ email }) => email ?? []))
  const language = await accounts.readLanguage(queries, account)
  for (const email of emails) await outbox.add(queries, { email, mail, language })
}

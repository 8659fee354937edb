import type { Queries } from '../../database/connection.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { IdentityStore } from '../accounts/createIdentityStore.ts'
import { notifyIdentity } from '../accounts/notifyIdentity.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { EmailMove } from './moveEmail.ts'

/**
 * Adds a first e-mail to an account, in a transaction that locked it. Every mailbox of the account
 * hears of it.
 * @returns `taken` if another account has it
 */
export async function addEmail(
  context: Pick<WalletContext, 'keys'> & {
    accounts: Accounts
    identities: IdentityStore
    events: Events
    outbox: Outbox
  },
  queries: Queries,
  move: EmailMove,
): Promise<'moved' | 'taken'> {
  const { keys, accounts, identities, events, outbox } = context
  const { account, email, browser, network } = move
  const subject = toEmailIndexes(keys, email)[0]
  const provider = 'email'
  const identity = { provider, subject, email, username: undefined }
  if (!(await identities.link(queries, account, identity))) return 'taken'
  await events.add(queries, { account, event: 'identity.linked', facts: { provider }, network })
  await notifyIdentity({ queries, accounts, outbox, account, provider, browser, isLinked: true })
  return 'moved'
}

import type { Queries } from '../../database/connection.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { IdentityStore } from '../accounts/createIdentityStore.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import { notifyOwner } from '../wallets/notifyOwner.ts'

/** An e-mail that an account gets. */
export type EmailMove = {
  readonly account: string
  readonly email: string
  readonly browser: string
  readonly network: string
}

/**
 * Changes the e-mail that an account logs in with, in a transaction that locked it. The mailboxes
 * that the account had hear of it.
 * @returns `taken` if another account has the new one
 */
export async function moveEmail(
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
  const identity = { provider: 'email', subject, email, username: undefined }
  const known = await identities.find(queries, identity)
  if (known !== undefined && known !== account) return 'taken'
  const mail = { kind: 'moved', wallet: '', browser } as const
  await notifyOwner({ queries, accounts, outbox, account, mail })
  await identities.unlink(queries, account, 'email')
  await identities.link(queries, account, identity)
  await events.add(queries, { account, event: 'identity.moved', network })
  return 'moved'
}

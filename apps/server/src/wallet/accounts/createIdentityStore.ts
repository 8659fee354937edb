import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import { walletAccounts, walletIdentities, walletPasskeys } from '../store/walletTables.ts'

/** Who a visitor is at a provider, as it was proven. */
export type ProvenIdentity = {
  readonly provider: string
  readonly subject: string
  /** Only where it is proven that the mailbox is the visitor’s. */
  readonly email: string | undefined
  readonly username: string | undefined
}

export type IdentityStore = {
  /** The account of an identity. */
  find(queries: Queries, identity: ProvenIdentity): Promise<string | undefined>
  /**
   * What proves the account with the same proven e-mail, if there is one: its providers and
   * passkeys, and `email` where codes for it go to this address.
   */
  listMethods(queries: Queries, identity: ProvenIdentity): Promise<readonly string[]>
  /** Makes an account. `undefined` if another login was faster. */
  create(queries: Queries, identity: ProvenIdentity): Promise<string | undefined>
  /** Adds an identity to an account. `false` if another account has it. */
  link(queries: Queries, account: string, identity: ProvenIdentity): Promise<boolean>
  unlink(queries: Queries, account: string, provider: string): Promise<void>
}

/** Identities at providers. Accounts are the same by provider and id, and by nothing else. */
export function createIdentityStore(context: Pick<WalletContext, 'keys' | 'now'>): IdentityStore {
  const { keys, now } = context
  const table = walletIdentities

  const add = async (queries: Queries, account: string, identity: ProvenIdentity) => {
    const { provider, subject, email, username } = identity
    const added = await queries
      .insert(table)
      .values({
        ...{ provider, subject, account, username: username ?? null, linkedAt: now() },
        ...(email !== undefined && {
          emailIndex: toEmailIndexes(keys, email)[0],
          email: keys.seal('email-seal', Buffer.from(email), account),
        }),
      })
      .onConflictDoNothing()
      .returning({ account: table.account })
    return added.length > 0
  }
  const find: IdentityStore['find'] = async (queries, { provider, subject }) => {
    const [known] = await queries
      .select({ account: table.account })
      .from(table)
      .where(and(eq(table.provider, provider), eq(table.subject, subject)))
    return known?.account
  }

  return {
    find,
    async listMethods(queries, { email }) {
      if (email === undefined) return []
      const indexes: readonly (string | null)[] = toEmailIndexes(keys, email)
      const same = await queries
        .select({ account: table.account })
        .from(table)
        .where(inArray(table.emailIndex, [...toEmailIndexes(keys, email)]))
        .limit(1)
      const [found] = same
      if (!found) return []
      const { account } = found
      const all = await queries
        .select({ provider: table.provider, emailIndex: table.emailIndex })
        .from(table)
        .where(eq(table.account, account))
      const passkeys = await queries
        .select({ id: walletPasskeys.id })
        .from(walletPasskeys)
        .where(eq(walletPasskeys.account, account))
        .limit(1)
      const proving = all.filter(
        ({ provider, emailIndex }) => provider !== 'email' || indexes.includes(emailIndex),
      )
      const methods = new Set(proving.map(({ provider }) => provider))
      if (passkeys.length > 0) methods.add('passkey')
      return [...methods]
    },
    async create(queries, identity) {
      const account = randomBytes(16).toString('base64url')
      await queries.insert(walletAccounts).values({ id: account, createdAt: now() })
      if (await add(queries, account, identity)) return account
      await queries.delete(walletAccounts).where(eq(walletAccounts.id, account))
      return undefined
    },
    async link(queries, account, identity) {
      const known = await find(queries, identity)
      if (known !== undefined) return known === account
      return add(queries, account, identity)
    },
    async unlink(queries, account, provider) {
      await queries
        .delete(table)
        .where(and(eq(table.account, account), eq(table.provider, provider)))
    },
  }
}

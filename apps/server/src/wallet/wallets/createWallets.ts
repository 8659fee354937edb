import type { CreateWallet, PutGeneration, WalletFacts } from '@cleat/embedded-wallet/service'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import { listHeld } from '../sessions/listHeld.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { walletBoxes, walletDevices, walletWallets } from '../store/walletTables.ts'
import { checkHolders } from './checkHolders.ts'
import { describeStored } from './describeStored.ts'
import { findRecoveryWait } from './findRecoveryWait.ts'
import { requirePasskey } from './requirePasskey.ts'
import type { StoredWallet } from './storedWallet.ts'
import { toShareContext } from './toShareContext.ts'

export type Wallets = {
  /** Stores a wallet whole, or not at all. */
  create(asking: AskingAs, wallet: CreateWallet): Promise<WalletFacts>
  /** @throws a `Problem` if the account has none with this id */
  find(queries: Queries, session: OpenSession, id: string): Promise<StoredWallet>
  /** The same, for who holds it. */
  findHeld(queries: Queries, session: OpenSession, id: string): Promise<StoredWallet>
  describe(queries: Queries, wallet: StoredWallet): Promise<WalletFacts>
  /** Replaces all shares, if no other browser did. */
  replace(
    queries: Queries,
    asking: AskingAs,
    parameters: { wallet: StoredWallet; next: PutGeneration; isByRecovery: boolean },
  ): Promise<WalletFacts>
  /** Seals shares with the newest root secret. Says how many were sealed with the one before. */
  rewrap(): Promise<number>
  /** Erases what was to be deleted by now. */
  prune(): Promise<void>
}

const batch = 200

/** Wallets: keystores that are opened by browsers alone, and one share of three. */
export function createWallets(
  context: WalletContext & { events: Events; sessions: Sessions },
): Wallets {
  const { config, database, keys, now, events, sessions } = context
  const table = walletWallets
  const sealShare = (id: string, generation: number, share: string) =>
    keys.seal('kek', Buffer.from(share, 'base64url'), toShareContext(id, generation))

  const describe = async (queries: Queries, wallet: StoredWallet) => {
    const boxes = await queries
      .select()
      .from(walletBoxes)
      .where(eq(walletBoxes.wallet, wallet.id))
      .orderBy(asc(walletBoxes.holder))
    const tests = await events.listTests(queries, wallet.account)
    const recoversIn = await findRecoveryWait(queries, { wallet, now: now() })
    return describeStored(wallet, boxes, { now: now(), tests, recoversIn })
  }
  const storeBoxes = async (
    queries: Queries,
    { id, account }: Pick<StoredWallet, 'id' | 'account'>,
    holders: CreateWallet['holders'],
    network: string,
  ) => {
    const before = await queries
      .delete(walletBoxes)
      .where(eq(walletBoxes.wallet, id))
      .returning({ holder: walletBoxes.holder })
    const known = new Set(before.map(({ holder }) => holder))
    await queries
      .insert(walletBoxes)
      .values(holders.map(({ id: holder, ...rest }) => ({ wallet: id, holder, ...rest })))
    // Browsers seal to no method of recovery that was not tested.
    for (const { id: holder, kind } of holders) {
      if (kind === 'device' || known.has(holder)) continue
      const facts = { wallet: id, holder, kind }
      await events.add(queries, { account, event: 'recovery.added', facts, network })
    }
  }
  /** Devices that shares may be sealed to; the one that asks too, where it proved recovery. */
  const listDevices = async (queries: Queries, session: OpenSession, isOwnTrusted: boolean) => {
    const all = await queries
      .select()
      .from(walletDevices)
      .where(eq(walletDevices.account, session.account))
    return all.filter(
      ({ id, state }) => state === 'active' || (isOwnTrusted && id === session.device?.id),
    )
  }
  const activate = async (
    queries: Queries,
    session: OpenSession,
    holders: CreateWallet['holders'],
  ) => {
    const { device } = session
    if (device?.state === 'pending' && holders.some(({ id }) => id === device.id))
      await queries
        .update(walletDevices)
        .set({ state: 'active' })
        .where(eq(walletDevices.id, device.id))
  }
  const find: Wallets['find'] = async (queries, { account }, id) => {
    const [wallet] = await queries
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.account, account)))
    if (wallet) return wallet
    throw new Problem('NOT_FOUND', { detail: 'The account has no such wallet.' })
  }

  return {
    create: async (asking, wallet) => {
      const { session, network } = asking
      const { account } = session
      const { id, generation, keystore, share, holders, accounts, accountTypes, confirm } = wallet
      return database.run((queries) =>
        queries.transaction(async (transaction) => {
          await events.lock(transaction, account)
          const all = await transaction.select().from(table).where(eq(table.account, account))
          const same = all.find((one) => one.id === id && one.keystore === keystore)
          // The answer was lost, and the browser asks again.
          if (same) return describe(transaction, same)
          if (all.some((one) => one.id === id)) throw exists()
          if (all.length > 0 && !wallet.isSeparate) throw exists()
          const own = (await listDevices(transaction, session, true)).filter(
            (device) => device.id === session.device?.id,
          )
          await checkHolders({ config, holders, devices: own })
          if (confirm === 'passkey') await requirePasskey(transaction, account)
          const [stored] = await transaction
            .insert(table)
            .values({
              ...{ id, account, generation, keystore, accounts, accountTypes, confirm },
              share: sealShare(id, generation, share),
              createdAt: now(),
            })
            .onConflictDoNothing()
            .returning()
          // An id of another account.
          if (!stored) throw exists()
          await storeBoxes(transaction, stored, holders, network)
          await activate(transaction, session, holders)
          const first = holders[0]?.id
          if (first !== undefined) await sessions.prove(transaction, session.id, first)
          await events.add(transaction, {
            ...{ account, event: 'wallet.created', facts: { wallet: id }, network },
          })
          return describe(transaction, stored)
        }),
      )
    },
    find,
    async findHeld(queries, session, id) {
      const wallet = await find(queries, session, id)
      if ((await listHeld(queries, session)).has(id)) return wallet
      throw new Problem('LOGIN_DEVICE_UNPROVEN', {
        detail: 'Prove a device or a recovery method of the wallet first.',
      })
    },
    describe,
    async replace(queries, { session, network }, { wallet, next, isByRecovery }) {
      const { id, account } = wallet
      const { generation, keystore, share, holders } = next
      const devices = await listDevices(queries, session, isByRecovery)
      await checkHolders({ config, holders, devices })
      // Compare and swap: of two browsers, the second starts from the new generation.
      const [replaced] = await queries
        .update(table)
        .set({ generation, keystore, share: sealShare(id, generation, share) })
        .where(and(eq(table.id, id), eq(table.generation, generation - 1)))
        .returning()
      if (!replaced) {
        const current = await find(queries, session, id)
        throw new Problem('GENERATION_CONFLICT', {
          detail: `Another browser was faster. The generation is ${current.generation}.`,
          facts: { generation: current.generation },
        })
      }
      await storeBoxes(queries, replaced, holders, network)
      if (isByRecovery) await activate(queries, session, holders)
      const facts = { wallet: id, generation: String(generation) }
      await events.add(queries, { account, event: 'generation.changed', facts, network })
      return describe(queries, replaced)
    },
    async rewrap() {
      const old = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(sql`split_part(${table.share}, '.', 1) <> ${keys.currentId}`)
          .limit(batch),
      )
      for (const { id, generation, share } of old) {
        const at = toShareContext(id, generation)
        const sealed = keys.seal('kek', keys.open('kek', share, at), at)
        await database.run((queries) =>
          queries
            .update(table)
            .set({ share: sealed })
            .where(and(eq(table.id, id), eq(table.share, share))),
        )
      }
      return old.length
    },
    async prune() {
      await database.run((queries) => queries.delete(table).where(lt(table.deletesAt, now())))
    },
  }
}

function exists(): Problem {
  return new Problem('WALLET_EXISTS', {
    detail: 'The account has a wallet. Prove a device or a recovery method of it.',
  })
}

import { hash } from 'node:crypto'
import { and, asc, desc, eq, inArray, lt, max, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Database } from '../../database/createDatabase.ts'
import { walletEvents } from '../store/recordTables.ts'

/** What is written down about an account. */
export type WalletEvent = {
  readonly account: string
  readonly event:
    | ('session.opened' | 'session.ended' | 'session.reused' | 'sessions.ended')
    | ('device.added' | 'device.approved' | 'device.removed')
    | 'wallet.confirm'
    | ('wallet.created' | 'wallet.frozen' | 'wallet.thawed' | 'wallet.deletion' | 'wallet.kept')
    | ('share.released' | 'share.refused' | 'generation.changed')
    | ('recovery.asked' | 'recovery.stopped' | 'recovery.added' | 'recovery.tested')
    | ('passkey.added' | 'passkey.removed')
    | ('identity.linked' | 'identity.unlinked' | 'identity.moved')
    /** A change of the e-mail waits, and one that waited was stopped. */
    | ('identity.waiting' | 'identity.kept')
  /** Ids and words. No e-mail, no code, no key. */
  readonly facts?: Readonly<Record<string, string>> | undefined
  readonly network: string
}

export type Events = {
  /** Lets one transaction at a time change an account. */
  lock(queries: Queries, account: string): Promise<void>
  /** Writes an event down, in the transaction of what happened. */
  add(queries: Queries, event: WalletEvent): Promise<void>
  /** When holders of a wallet were last proven, by id, as far as events are kept. */
  listTests(queries: Queries, account: string): Promise<ReadonlyMap<string, Date>>
  /** The newest events of an account, and whether all of them are as they were written. */
  list(account: string): Promise<{ readonly events: readonly Row[]; readonly isWhole: boolean }>
  prune(): Promise<void>
}

type Row = typeof walletEvents.$inferSelect

const keptMs = 400 * 24 * 3_600_000
const shown = 200

/** The log of accounts. Each row has the hash of the one before, so that none is changed unseen. */
export function createEvents(parameters: { database: Database; now: () => Date }): Events {
  const { database, now } = parameters
  const lock = async (queries: Queries, account: string) => {
    await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${account}))`)
  }
  return {
    lock,
    async add(queries, { account, event, facts = {}, network }) {
      await lock(queries, account)
      const [last] = await queries
        .select({ hash: walletEvents.hash })
        .from(walletEvents)
        .where(eq(walletEvents.account, account))
        .orderBy(desc(walletEvents.id))
        .limit(1)
      const row = { account, event, facts, network, at: now(), previous: last?.hash ?? '' }
      await queries.insert(walletEvents).values({ ...row, hash: toHash(row) })
    },
    async listTests(queries, account) {
      const proofs = ['recovery.added', 'recovery.tested', 'share.released']
      const holder = sql<string | null>`${walletEvents.facts} ->> 'holder'`
      const rows = await queries
        .select({ holder, at: max(walletEvents.at) })
        .from(walletEvents)
        .where(and(eq(walletEvents.account, account), inArray(walletEvents.event, proofs)))
        .groupBy(holder)
      return new Map(
        rows.flatMap((row) => (row.holder && row.at ? [[row.holder, row.at] as const] : [])),
      )
    },
    async list(account) {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(walletEvents)
          .where(eq(walletEvents.account, account))
          .orderBy(asc(walletEvents.id)),
      )
      const isWhole = rows.every((row, index) => {
        const before = rows[index - 1]
        return row.hash === toHash(row) && (before ? row.previous === before.hash : true)
      })
      return { events: rows.toReversed().slice(0, shown), isWhole }
    },
    async prune() {
      const oldest = new Date(now().getTime() - keptMs)
      await database.run((queries) =>
        queries.delete(walletEvents).where(lt(walletEvents.at, oldest)),
      )
    },
  }
}

function toHash(row: Pick<Row, 'previous' | 'account' | 'event' | 'facts' | 'network' | 'at'>) {
  const { previous, account, event, facts, network, at } = row
  const sorted = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([previous, account, event, sorted, network, at.toISOString()])
  return hash('sha256', text, 'base64url')
}

import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, or } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { Signals } from '../signals/signals.ts'
import { walletDevices, walletSessions } from '../store/walletTables.ts'
import type { NewSession, OpenSession } from './openSession.ts'
import { sessionTimes } from './sessionTimes.ts'

export type Sessions = {
  /** Opens a session. The token is for its cookie. */
  open(queries: Queries, session: NewSession): Promise<{ token: string; id: string }>
  /**
   * The session of a token and a key.
   * @throws a `Problem` if it ended, or is not of this key
   */
  find(parameters: { token: string; jkt: string; network: string }): Promise<OpenSession>
  /**
   * Whether a token names a session of a key. It proves nothing, and ends nothing. In a transaction
   * it takes its `queries`: a second connection may never come free.
   */
  isOf(parameters: { token: string; jkt: string; queries?: Queries | undefined }): Promise<boolean>
  /** The next token, or none if another tab was faster. */
  rotate(session: OpenSession, token: string): Promise<string | undefined>
  /** Says that a recovery method was proven. */
  prove(queries: Queries, id: string, holder: string): Promise<void>
  /** Whether it is not over. It does not count as a use. */
  isOpen(id: string): Promise<boolean>
  /** Ends it; one that only sees an account ends those of the device that let it, too. */
  end(session: OpenSession): Promise<void>
  /** Ends the one that the same key had before. */
  replace(queries: Queries, parameters: { id: string; jkt: string }): Promise<void>
  endAll(queries: Queries, account: string): Promise<void>
  /** Ends those of a device, and what frames see by it. */
  endOfDevice(queries: Queries, device: Device): Promise<void>
  prune(): Promise<void>
}

type Device = Pick<typeof walletDevices.$inferSelect, 'id' | 'account' | 'jkt'>

const tokenForm = /^([\w-]{22})\.([\w-]{43})$/

/** Sessions of the embedded wallet. A stolen cookie is of no use without the key of its browser. */
export function createSessions(
  context: Pick<WalletContext, 'database' | 'now'> & {
    config: Pick<WalletContext['config'], 'session'>
    events: Events
    signals: Signals
  },
): Sessions {
  const { config, database, now, events, signals } = context
  const table = walletSessions
  const { idleSeconds, totalSeconds } = config.session

  const isOver = (row: Pick<typeof table.$inferSelect, 'usedAt' | 'endsAt'>) => {
    const time = now().getTime()
    return row.usedAt.getTime() + idleSeconds * 1000 <= time || row.endsAt.getTime() <= time
  }
  const end = async (id: string) => {
    await database.run((queries) => queries.delete(table).where(eq(table.id, id)))
    signals.publish(`session:${id}`)
  }
  const endOfKey = async (queries: Queries, { account, jkt }: Omit<Device, 'id'>) => {
    await queries.delete(table).where(and(eq(table.account, account), eq(table.jkt, jkt)))
  }

  return {
    async open(queries, session) {
      const { provenBy, ...rest } = session
      const id = randomBytes(16).toString('base64url')
      const secret = randomBytes(32).toString('base64url')
      const time = now()
      await queries.insert(table).values({
        ...{ id, ...rest, hash: toHash(secret), rotatedAt: time, createdAt: time, usedAt: time },
        ...(provenBy !== undefined && { provenAt: time, provenBy }),
        endsAt: new Date(time.getTime() + totalSeconds * 1000),
      })
      const facts = { method: session.method, kind: session.kind, label: session.label }
      const { account, network } = session
      await events.add(queries, { account, event: 'session.opened', facts, network })
      return { token: `${id}.${secret}`, id }
    },
    async find({ token, jkt, network }) {
      const [, id, secret] = tokenForm.exec(token) ?? []
      if (id === undefined || secret === undefined) throw ended()
      const [found] = await database.run((queries) =>
        queries
          .select({ session: table, device: walletDevices })
          .from(table)
          .leftJoin(
            walletDevices,
            and(eq(walletDevices.account, table.account), eq(walletDevices.jkt, table.jkt)),
          )
          .where(eq(table.id, id)),
      )
      if (!found) throw ended()
      const { session, device } = found
      if (isOver(session)) {
        await end(id)
        throw ended()
      }
      const isCurrent = isSame(session.hash, secret)
      const isLate =
        isSame(session.previousHash, secret) &&
        now().getTime() - session.rotatedAt.getTime() <= sessionTimes.graceMs &&
        session.jkt === jkt
      if (!isCurrent && !isLate) {
        // Someone else has a cookie of this session, or had it first.
        const { account } = session
        await database.run((queries) =>
          queries.transaction(async (transaction) => {
            await transaction.delete(table).where(eq(table.id, id))
            await events.add(transaction, { account, event: 'session.reused', network })
          }),
        )
        signals.publish(`session:${id}`)
        throw ended()
      }
      // Its key was evicted and the cookie was not, or the cookie was copied.
      if (session.jkt !== jkt) throw ended()
      const usedAt = now()
      if (usedAt.getTime() - session.usedAt.getTime() > sessionTimes.touchMs)
        await database.run((queries) =>
          queries.update(table).set({ usedAt, network }).where(eq(table.id, id)),
        )
      const isDevice = session.kind === 'full' && device?.state === 'active'
      const holders = [isDevice ? device.id : null, session.provenBy].filter((id) => id !== null)
      return { ...session, device: device ?? undefined, holders }
    },
    async isOf({ token, jkt, queries: own }) {
      const [, id] = tokenForm.exec(token) ?? []
      if (id === undefined) return false
      const find = (queries: Queries) =>
        queries
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.id, id), eq(table.jkt, jkt)))
      const found = await (own ? find(own) : database.run(find))
      return found.length > 0
    },
    async rotate(session, token) {
      const [, id = '', secret = ''] = tokenForm.exec(token) ?? []
      const next = randomBytes(32).toString('base64url')
      const rotated = await database.run((queries) =>
        queries
          .update(table)
          .set({ hash: toHash(next), previousHash: toHash(secret), rotatedAt: now() })
          .where(and(eq(table.id, session.id), eq(table.hash, toHash(secret))))
          .returning({ id: table.id }),
      )
      return rotated.length > 0 ? `${id}.${next}` : undefined
    },
    async prove(queries, id, holder) {
      await queries.update(table).set({ provenAt: now(), provenBy: holder }).where(eq(table.id, id))
    },
    async isOpen(id) {
      const [found] = await database.run((queries) =>
        queries
          .select({ usedAt: table.usedAt, endsAt: table.endsAt })
          .from(table)
          .where(eq(table.id, id)),
      )
      return found !== undefined && !isOver(found)
    },
    async end({ id, kind, account, provenBy }) {
      await end(id)
      if (kind === 'full' || provenBy === null) return
      await database.run(async (queries) => {
        const own = and(eq(walletDevices.account, account), eq(walletDevices.id, provenBy))
        const [device] = await queries.select().from(walletDevices).where(own)
        if (device) await endOfKey(queries, device)
      })
    },
    async replace(queries, { id, jkt }) {
      await queries.delete(table).where(and(eq(table.id, id), eq(table.jkt, jkt)))
    },
    async endAll(queries, account) {
      await queries.delete(table).where(eq(table.account, account))
    },
    async endOfDevice(queries, device) {
      const { account, id } = device
      await endOfKey(queries, device)
      await queries.delete(table).where(and(eq(table.account, account), eq(table.provenBy, id)))
    },
    async prune() {
      const idleSince = new Date(now().getTime() - idleSeconds * 1000)
      await database.run((queries) =>
        queries.delete(table).where(or(lt(table.usedAt, idleSince), lt(table.endsAt, now()))),
      )
    },
  }
}

function toHash(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

function isSame(stored: string | null, secret: string): boolean {
  return stored !== null && timingSafeEqual(Buffer.from(stored), Buffer.from(toHash(secret)))
}

function ended(): Problem {
  return new Problem('WALLET_SESSION_ENDED', {
    detail: 'The session ended, or was never there. Log in again.',
  })
}

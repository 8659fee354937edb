import { createHash, hash, timingSafeEqual } from 'node:crypto'
import type {
  AnswerHandoff,
  ClaimedHandoff,
  ClaimHandoff,
  HandoffState,
  RegisterHandoff,
} from '@cleat/embedded-wallet/service'
import { and, eq, gt, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { WalletContext } from '../context/walletContext.ts'
import { requireHost } from '../hosts/requireHost.ts'
import type { Signals } from '../signals/signals.ts'
import { walletHandoffs } from '../store/recordTables.ts'

export type Handoffs = {
  /**
   * Writes a request down. The frame may send it twice, because an answer may be lost. `undefined`
   * if its hash is taken.
   */
  register(parameters: {
    request: RegisterHandoff
    jkt: string
    /** The cookie of the browser. */
    cookie: string
  }): Promise<{ readonly expiresIn: number } | undefined>
  /** Gives the request to one window, in the browser that asked. */
  claim(parameters: {
    hash: string
    jkt: string
    cookie: string | undefined
    claim: ClaimHandoff
  }): Promise<ClaimedHandoff | undefined>
  /** Takes the code that stands in the window from the frame. */
  enter(parameters: { hash: string; jkt: string; code: string }): Promise<HandoffState>
  /** Whose request the window that claimed it has, while it is not answered. */
  findFrame(parameters: {
    hash: string
    jkt: string
  }): Promise<{ readonly jkt: string; readonly host: string } | undefined>
  /** Takes one answer, of the window that claimed. */
  answer(parameters: {
    hash: string
    jkt: string
    answer: AnswerHandoff
    account: { readonly id: string; readonly method: string; readonly holder?: string } | undefined
  }): Promise<boolean>
  /** What the frame, or the window, may know. */
  read(parameters: { hash: string; jkt: string }): Promise<HandoffState>
  /** The account that the answer lets the frame see, once. */
  take(parameters: { hash: string; jkt: string }): Promise<Granted | undefined>
  /** Takes it back, or gives it back. What was answered stays. */
  end(parameters: { hash: string; jkt: string }): Promise<void>
  prune(): Promise<void>
}

export type Granted = {
  readonly account: string
  readonly method: string
  readonly holder: string | null
  readonly isCrossSite: boolean
}

const lifetimeSeconds = 600
const tries = 5
const codes = 1_000_000

/** Requests of frames that windows answer, each in the browser that asked. */
export function createHandoffs(
  context: Pick<WalletContext, 'config' | 'database' | 'keys' | 'now'> & { signals: Signals },
): Handoffs {
  const { config, database, keys, now, signals } = context
  const table = walletHandoffs
  type Row = typeof table.$inferSelect

  const secondsLeft = ({ endsAt }: Row) =>
    Math.max(0, Math.floor((endsAt.getTime() - now().getTime()) / 1000))
  const isOpen = (id: string) => and(eq(table.hash, id), gt(table.endsAt, now()))
  /** It is derived, so that the database has none. */
  const toCode = (id: string, windowJkt: string) =>
    String(keys.hash('otp', `handoff|${id}|${windowJkt}`)[0].bytes.readUInt32BE() % codes).padStart(
      6,
      '0',
    )
  const find = async (id: string): Promise<Row | undefined> => {
    const [row] = await database.run((queries) => queries.select().from(table).where(isOpen(id)))
    return row
  }
  const describe = (row: Row): HandoffState => {
    if (row.state === 'over') return { state: 'over' }
    if (row.state === 'answered' && row.answer !== null)
      return { state: 'answered', answer: row.answer, hasSession: row.account !== null }
    const state = row.state === 'code' || row.state === 'claimed' ? row.state : 'waiting'
    return { state, expiresIn: secondsLeft(row) }
  }
  const toClaimed = (row: Row): ClaimedHandoff => ({
    ...{ state: 'claimed', host: row.host, request: row.request, expiresIn: secondsLeft(row) },
  })

  return {
    async register({ request, jkt, cookie }) {
      const { host } = request
      const added = await database.run((queries) =>
        queries
          .insert(table)
          .values({
            ...{ hash: request.hash, host, request: request.request, frameJkt: jkt },
            isCrossSite: requireHost(config, host) === 'cross-site',
            ...{ cookieHash: toHash(cookie), state: 'waiting' },
            endsAt: new Date(now().getTime() + lifetimeSeconds * 1000),
          })
          .onConflictDoNothing()
          .returning({ hash: table.hash }),
      )
      if (added.length > 0) return { expiresIn: lifetimeSeconds }
      const row = await find(request.hash)
      if (row?.frameJkt !== jkt || row.host !== host || row.state === 'over') return undefined
      // One that is answered is no longer there to compare.
      if (row.request !== '' && row.request !== request.request) return undefined
      await database.run((queries) =>
        queries
          .update(table)
          .set({ cookieHash: toHash(cookie) })
          .where(and(isOpen(request.hash), eq(table.state, 'waiting'))),
      )
      return { expiresIn: secondsLeft(row) }
    },
    async claim({ hash: id, jkt, cookie, claim }) {
      const row = await find(id)
      if (!row) return undefined
      const isProven =
        claim.proof === 'cookie'
          ? !row.isCrossSite && cookie !== undefined && isSame(row.cookieHash, toHash(cookie))
          : claim.proof === 'opener' && row.isCrossSite && claim.opener === row.host
      // A code is for windows that lost their opener. On one site there is the cookie.
      if (!isProven && (claim.proof !== 'code' || !row.isCrossSite)) return undefined
      const state = isProven ? 'claimed' : 'code'
      const [claimed] = await database.run((queries) =>
        queries
          .update(table)
          .set({ state, windowJkt: jkt })
          .where(and(isOpen(id), eq(table.state, 'waiting'), isNull(table.windowJkt)))
          .returning(),
      )
      if (claimed) signals.publish(`handoff:${id}`)
      if (claimed && isProven) return toClaimed(claimed)
      if (claimed) return { state: 'code', code: toCode(id, jkt), expiresIn: secondsLeft(claimed) }
      // The window asks again, once the code was typed.
      const isMine = row.windowJkt === jkt && claim.proof === 'code'
      if (isMine && row.state === 'claimed') return toClaimed(row)
      if (isMine && row.state === 'code')
        return { state: 'code', code: toCode(id, jkt), expiresIn: secondsLeft(row) }
      return undefined
    },
    async enter({ hash: id, jkt, code }) {
      const row = await find(id)
      if (row?.frameJkt !== jkt || row.windowJkt === null) return { state: 'over' }
      const isRight = isSame(toCode(id, row.windowJkt), code)
      const [entered] = await database.run((queries) =>
        queries
          .update(table)
          .set({
            attempts: sql`${table.attempts} + 1`,
            state: isRight
              ? 'claimed'
              : sql`case when ${table.attempts} + 1 >= ${tries} then 'over' else 'code' end`,
          })
          .where(and(isOpen(id), eq(table.state, 'code'), lt(table.attempts, tries)))
          .returning(),
      )
      if (entered) signals.publish(`handoff:${id}`)
      return entered ? describe(entered) : { state: 'over' }
    },
    async findFrame({ hash: id, jkt }) {
      const row = await find(id)
      const isMine = row?.state === 'claimed' && row.windowJkt === jkt
      return isMine ? { jkt: row.frameJkt, host: row.host } : undefined
    },
    async answer({ hash: id, jkt, answer, account }) {
      const answered = await database.run((queries) =>
        queries
          .update(table)
          .set({
            ...{ state: 'answered', answer: answer.answer, request: '' },
            ...(account && {
              ...{ account: account.id, method: account.method, holder: account.holder ?? null },
            }),
          })
          .where(and(isOpen(id), eq(table.state, 'claimed'), eq(table.windowJkt, jkt)))
          .returning({ hash: table.hash }),
      )
      signals.publish(`handoff:${id}`)
      return answered.length > 0
    },
    async read({ hash: id, jkt }) {
      const row = await find(id)
      const isParty = row?.frameJkt === jkt || row?.windowJkt === jkt
      return row && isParty ? describe(row) : { state: 'over' }
    },
    async take({ hash: id, jkt }) {
      const [row] = await database.run((queries) =>
        queries.transaction(async (transaction) => {
          const [found] = await transaction
            .select()
            .from(table)
            .where(and(isOpen(id), eq(table.frameJkt, jkt), eq(table.state, 'answered')))
            .for('update')
          if (found?.account == null) return []
          await transaction.update(table).set({ account: null }).where(eq(table.hash, id))
          return [found]
        }),
      )
      if (row?.account == null) return undefined
      const { account, method, holder, isCrossSite } = row
      return { account, method: method ?? '', holder, isCrossSite }
    },
    async end({ hash: id, jkt }) {
      const isParty = or(eq(table.frameJkt, jkt), eq(table.windowJkt, jkt))
      const isPending = notInArray(table.state, ['answered', 'over'])
      await database.run((queries) =>
        queries
          .update(table)
          .set({ state: 'over', request: '' })
          .where(and(isOpen(id), isParty, isPending)),
      )
      signals.publish(`handoff:${id}`)
    },
    async prune() {
      await database.run((queries) => queries.delete(table).where(lt(table.endsAt, now())))
    },
  }
}

function toHash(text: string): string {
  return hash('sha256', text, 'base64url')
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

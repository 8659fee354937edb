import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LoginState, SocialLogin, WalletProblemCode } from '@cleat/embedded-wallet/service'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { IdentityStore, ProvenIdentity } from '../accounts/createIdentityStore.ts'
import { readEmailAddress } from '../addresses/readEmailAddress.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { LoginProvider, ProviderUser } from '../providers/contract/loginProvider.ts'
import { walletLogins } from '../store/walletTables.ts'
import { type LoginSecrets, sealSecrets } from './sealSecrets.ts'

export type ProvenLogin = {
  readonly identity: ProvenIdentity
  readonly host: string
  readonly browser: string
}

export type OpenLogin = {
  readonly id: string
  /** Thumbprint of the key of its browser. */
  readonly jkt: string
  readonly host: string
  readonly expiresIn: number
}

export type SocialLogins = {
  start(parameters: { provider: string; jkt: string; host: string }): Promise<SocialLogin>
  /** Where the browser goes, and the cookie that it has to come back with. */
  begin(id: string, provider: LoginProvider): Promise<{ url: URL; cookie: string } | undefined>
  /** Takes what the browser came back with, once. */
  finish(parameters: {
    provider: LoginProvider
    answer: URLSearchParams
    cookie: string | undefined
  }): Promise<void>
  /** A login that waits for something else than a provider’s answer. */
  findOpen(id: string, provider: string): Promise<OpenLogin | undefined>
  /** Notes that what answers such a login has opened it, and from then on has all its time. */
  see(id: string, provider: string): Promise<void>
  /** Ends such a login, because the visitor said no. */
  refuse(id: string, provider: string): Promise<boolean>
  /** Proves such a login, once. */
  settle(id: string, provider: string, user: ProviderUser): Promise<boolean>
  /** Binds a proven login of one page of a browser to the key of another. */
  handOver(parameters: { id: string; host: string; from: string; to: string }): Promise<boolean>
  read(id: string, jkt: string): Promise<LoginState>
  /** The login that its browser ends, once. */
  take(queries: Queries, id: string, jkt: string): Promise<ProvenLogin | undefined>
  /** The same, but it stays. */
  find(queries: Queries, id: string, jkt: string): Promise<ProvenLogin | undefined>
}

const lifetimeSeconds = 600
/** The code of a login that another device answers is shown again with another one. */
const codeSeconds = 300
/** What providers say where the visitor said no. The second is Apple’s. */
const denials: readonly (string | null)[] = ['access_denied', 'user_cancelled_authorize']
const stateForm = /^([\w-]{22})\.[\w-]{43}$/

/** Logins at a provider. What comes back counts in the browser that left, and once. */
export function createSocialLogins(
  context: Pick<WalletContext, 'database' | 'keys' | 'logger' | 'now'> & {
    identities: Pick<IdentityStore, 'find' | 'listMethods'>
  },
): SocialLogins {
  const { database, keys, logger, now, identities } = context
  const table = walletLogins
  const secrets = sealSecrets(keys)
  type Row = typeof table.$inferSelect
  const random = () => randomBytes(32).toString('base64url')
  const isOpen = (id: string, provider: string) =>
    and(
      eq(table.id, id),
      eq(table.provider, provider),
      inArray(table.state, ['open', 'seen']),
      gt(table.endsAt, now()),
    )
  const secondsLeft = ({ endsAt }: Row) =>
    Math.max(0, Math.floor((endsAt.getTime() - now().getTime()) / 1000))
  const fail = (id: string, failure: WalletProblemCode) =>
    database.run((queries) =>
      queries.update(table).set({ state: 'failed', failure }).where(eq(table.id, id)),
    )
  const prove = async (id: string, user: ProviderUser) => {
    const email = user.email === undefined ? undefined : readEmailAddress(user.email)
    await database.run((queries) =>
      queries
        .update(table)
        .set({
          ...{ state: 'proven', failure: null, subject: user.subject, secret: null },
          email: email === undefined ? null : keys.seal('email-seal', Buffer.from(email), id),
          username: user.username ?? null,
          endsAt: new Date(now().getTime() + lifetimeSeconds * 1000),
        })
        .where(eq(table.id, id)),
    )
  }
  /** The login of an answer, if its browser and its state are those of the login. */
  const readAnswer = async (
    provider: LoginProvider,
    answer: URLSearchParams,
    cookie: string | undefined,
  ): Promise<{ id: string; kept: LoginSecrets } | undefined> => {
    const state = answer.get('state') ?? ''
    const [, id] = stateForm.exec(state) ?? []
    if (id === undefined || cookie === undefined) return undefined
    const [row] = await database.run((queries) =>
      queries.select().from(table).where(isOpen(id, provider.id)),
    )
    if (!row?.secret) return undefined
    const kept = secrets.open(row.secret, id)
    return isSame(kept.state, state) && isSame(kept.cookie, cookie) ? { id, kept } : undefined
  }
  const toProven = (row: Row): ProvenLogin | undefined => {
    const { id, provider, subject, email, username, host, browser } = row
    if (subject === null) return undefined
    return {
      identity: {
        ...{ provider, subject, username: username ?? undefined },
        email:
          email === null ? undefined : Buffer.from(keys.open('email-seal', email, id)).toString(),
      },
      ...{ host, browser },
    }
  }
  const isProven = (id: string, jkt: string) =>
    and(eq(table.id, id), eq(table.jkt, jkt), eq(table.state, 'proven'), gt(table.endsAt, now()))
  const find: SocialLogins['find'] = async (queries, id, jkt) => {
    const [row] = await queries.select().from(table).where(isProven(id, jkt))
    return row && toProven(row)
  }

  return {
    async start({ provider, jkt, host }) {
      const id = randomBytes(16).toString('base64url')
      const time = now()
      const expiresIn = provider === 'farcaster' ? codeSeconds : lifetimeSeconds
      await database.run((queries) =>
        queries.insert(table).values({
          ...{ id, method: 'social', provider, keyId: keys.currentId, jkt, host, browser: '' },
          ...{ state: 'open', createdAt: time, sentAt: time },
          endsAt: new Date(time.getTime() + expiresIn * 1000),
        }),
      )
      return {
        ...{ method: 'social', id, provider, expiresIn },
        path: `/wallet/v1/logins/${id}/to/${provider}`,
      }
    },
    async begin(id, provider) {
      const kept = {
        state: `${id}.${random()}`,
        nonce: random(),
        verifier: random(),
        cookie: random(),
      }
      const url = await provider.begin(kept)
      const begun = await database.run((queries) =>
        queries
          .update(table)
          .set({ secret: secrets.seal(kept, id) })
          .where(isOpen(id, provider.id))
          .returning({ id: table.id }),
      )
      return begun.length > 0 ? { url, cookie: kept.cookie } : undefined
    },
    async finish({ provider, answer, cookie }) {
      const found = await readAnswer(provider, answer, cookie)
      if (!found) return
      const { id, kept } = found
      // From here on nothing else that comes back counts.
      const taken = await database.run((queries) =>
        queries
          .update(table)
          .set({ state: 'failed', failure: 'LOGIN_PROVIDER_FAILED', secret: null })
          .where(isOpen(id, provider.id))
          .returning({ id: table.id }),
      )
      if (taken.length === 0) return
      if (answer.has('error')) {
        if (denials.includes(answer.get('error'))) await fail(id, 'LOGIN_PROVIDER_REFUSED')
        return
      }
      try {
        await prove(id, await provider.finish(answer, kept))
      } catch (error) {
        // Words of a provider may name the visitor.
        const { name, code } =
          error instanceof Error
            ? { code: undefined, ...error, name: error.name }
            : { name: '', code: '' }
        logger.error('a provider failed', { provider: provider.id, name, code })
      }
    },
    async findOpen(id, provider) {
      const [row] = await database.run((queries) =>
        queries.select().from(table).where(isOpen(id, provider)),
      )
      return row && { id, jkt: row.jkt, host: row.host, expiresIn: secondsLeft(row) }
    },
    async see(id, provider) {
      await database.run((queries) =>
        queries
          .update(table)
          .set({ state: 'seen', endsAt: new Date(now().getTime() + codeSeconds * 1000) })
          .where(and(isOpen(id, provider), eq(table.state, 'open'))),
      )
    },
    async refuse(id, provider) {
      const refused = await database.run((queries) =>
        queries
          .update(table)
          .set({ state: 'failed', failure: 'LOGIN_PROVIDER_REFUSED', secret: null })
          .where(isOpen(id, provider))
          .returning({ id: table.id }),
      )
      return refused.length > 0
    },
    async settle(id, provider, user) {
      const settled = await database.run((queries) =>
        queries
          .update(table)
          .set({
            ...{ state: 'proven', subject: user.subject, username: user.username ?? null },
            secret: null,
            endsAt: new Date(now().getTime() + lifetimeSeconds * 1000),
          })
          .where(isOpen(id, provider))
          .returning({ id: table.id }),
      )
      return settled.length > 0
    },
    async handOver({ id, host, from, to }) {
      // Asked twice, it is there already.
      const isTheirs = or(isProven(id, from), isProven(id, to))
      const moved = await database.run((queries) =>
        queries
          .update(table)
          .set({ jkt: to })
          .where(and(isTheirs, eq(table.host, host)))
          .returning({ id: table.id }),
      )
      return moved.length > 0
    },
    async read(id, jkt) {
      const [row] = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(and(eq(table.id, id), eq(table.jkt, jkt), gt(table.endsAt, now()))),
      )
      const expiresIn = row ? secondsLeft(row) : 0
      if (row?.state === 'open' || row?.state === 'seen') return { state: row.state, expiresIn }
      if (row?.state === 'failed') return { state: 'failed', code: row.failure ?? '' }
      const proven = row?.state === 'proven' ? toProven(row) : undefined
      if (!proven) return { state: 'over' }
      const { identity } = proven
      const known = await database.run((queries) => identities.find(queries, identity))
      if (known) return { state: 'known', expiresIn }
      const methods = await database.run((queries) => identities.listMethods(queries, identity))
      return {
        ...{ state: methods.length > 0 ? 'linkable' : 'new', expiresIn, methods },
        ...{ email: identity.email ?? null, username: identity.username ?? null },
      }
    },
    find,
    async take(queries, id, jkt) {
      const [row] = await queries
        .update(table)
        .set({ state: 'used' })
        .where(isProven(id, jkt))
        .returning()
      return row && toProven(row)
    },
  }
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

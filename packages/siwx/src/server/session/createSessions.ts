import type { SiwxStore } from '../store/siwxStore.ts'
import type { StoredAccount, StoredSession } from '../store/storedSession.ts'
import { isCheckDue } from './isCheckDue.ts'
import { judgeSecret } from './judgeSecret.ts'
import type { SessionPolicy } from './sessionPolicy.ts'
import { createSessionSecret, readSessionSecret } from './sessionSecret.ts'
import type { OpenedSession, SessionKey, Sessions } from './sessions.ts'
import { withSecret } from './withSecret.ts'
import { withUse } from './withUse.ts'

/** How often a change is tried while others change the same session. */
const tries = 8
/** In a session. */
const mostAccounts = 16

export declare namespace createSessions {
  type Parameters = {
    store: SiwxStore
    policy: SessionPolicy
    /** Whether a contract still accepts what was signed for it. */
    ask: (account: StoredAccount) => Promise<'valid' | 'invalid' | 'unknown'>
    /** In ms since 1970. */
    now: () => number
  }
}

/**
 * Keeps sessions in a store that several processes share. Every change stands on the version that
 * was read, so that none is lost, and none brings back a session that was ended.
 */
export function createSessions(parameters: createSessions.Parameters): Sessions {
  const { store, policy, ask, now } = parameters

  /** The session of a key, and whether it is the value before the present one. */
  async function find(
    key: SessionKey,
  ): Promise<{ session: StoredSession; isOld: boolean } | undefined> {
    const secret = readSessionSecret(key.value)
    const session = secret && (await store.findSession(secret.id))
    if (!secret || !session || session.jkt !== key.jkt) return undefined
    const judgement = judgeSecret({ session, hash: secret.hash, now: now() })
    if (judgement === 'open' || judgement === 'grace') {
      return { session, isOld: judgement === 'grace' }
    }
    await store.endSession(session.id)
    return undefined
  }

  /** Changes a session, on top of what others change meanwhile. */
  async function change(
    id: string,
    toNext: (session: StoredSession) => StoredSession,
  ): Promise<StoredSession | undefined> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const session = await store.findSession(id)
      if (!session || now() >= session.endsAt) return undefined
      const next = toNext(session)
      if (await store.replaceSession(next)) return next
    }
    throw new Error('The session is being changed all the time.')
  }

  async function check(session: StoredSession): Promise<StoredSession | 'ended' | 'unknown'> {
    const contracts = session.accounts.filter(({ kind }) => kind === 'contract')
    if (contracts.length === 0) return session
    const answers = await Promise.all(contracts.map(ask))
    const isOver = now() - session.checkedAt > policy.unknownMs
    if (answers.includes('invalid') || (answers.includes('unknown') && isOver)) {
      await store.endSession(session.id)
      return 'ended'
    }
    if (answers.includes('unknown')) return 'unknown'
    const time = now()
    const checked = await change(session.id, (one) => ({
      ...{ ...one, version: one.version + 1, checkedAt: time, askedAt: time },
    }))
    return checked ?? 'ended'
  }

  /** Asks contracts when that is due. One request asks; those beside it do not wait for it. */
  async function checkInTime(session: StoredSession): Promise<StoredSession | undefined> {
    if (!isCheckDue({ session, now: now(), policy })) return session
    const asking = { ...session, version: session.version + 1, askedAt: now() }
    if (!(await store.replaceSession(asking))) return session
    const checked = await check(asking)
    if (checked === 'ended') return undefined
    return checked === 'unknown' ? asking : checked
  }

  async function use(session: StoredSession): Promise<StoredSession | undefined> {
    const checked = await checkInTime(session)
    if (!checked || now() - checked.usedAt < policy.touchMs) return checked
    const used = withUse({ session: checked, now: now(), policy })
    return (await store.replaceSession(used)) ? used : checked
  }

  return {
    async begin({ user, account, jkt, browser }) {
      const value = createSessionSecret()
      const { id, hash } = readSessionSecret(value) as { id: string; hash: string }
      const time = now()
      const lastsUntil = time + policy.absoluteMs
      const session: StoredSession = {
        ...{ id, version: 1, user, accounts: [account], hash, createdAt: time, renewedAt: time },
        ...{ usedAt: time, endsAt: Math.min(time + policy.idleMs, lastsUntil), lastsUntil },
        ...{ checkedAt: time, askedAt: time },
        ...(jkt === undefined ? {} : { jkt }),
        ...(browser === undefined ? {} : { browser }),
      }
      await store.addSession(session)
      return { session, value }
    },
    find: async (key) => (await find(key))?.session,
    async open(key) {
      const found = await find(key)
      return found && use(found.session)
    },
    async openBound({ id, jkt }) {
      const session = await store.findSession(id)
      return session?.jkt === jkt && now() < session.endsAt ? use(session) : undefined
    },
    async renew(key) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const found = await find(key)
        const session = found && (await checkInTime(found.session))
        if (!session) return undefined
        if (found.isOld && key.jkt === undefined) return { session }
        const opened = found.isOld ? toRepeated(session, key) : toRenewed(session, key)
        if (await store.replaceSession(opened.session)) return opened
      }
      throw new Error('The session is being changed all the time.')
    },
    async link({ id, account, value }) {
      const opened = value === undefined ? {} : { value: createSessionSecret(value) }
      const session = await change(id, (one) => {
        const linked = { ...one, accounts: withAccount(one.accounts, account) }
        const next = opened.value === undefined ? undefined : readSessionSecret(opened.value)
        return next
          ? withSecret({ session: linked, hash: next.hash, now: now(), policy })
          : withUse({ session: linked, now: now(), policy })
      })
      return session && { session, ...opened }
    },
    check,
    keep: ({ id, metadata }) =>
      change(id, (one) => ({ ...one, version: one.version + 1, metadata })),
    list: (user) => store.listSessions({ user, now: now() }),
    end: (id) => store.endSession(id),
    async endAll(user) {
      // Stores list a thousand at a time.
      for (let round = 0; round < tries; round += 1) {
        const all = await store.listSessions({ user, now: now() })
        if (all.length === 0) return
        await Promise.all(all.map(({ id }) => store.endSession(id)))
      }
    },
  }

  /**
   * Another value in place of the newest, because the answer with that one was lost. Should it come
   * after all, it ends the session.
   */
  function toRepeated(session: StoredSession, key: SessionKey): OpenedSession {
    const value = createSessionSecret(key.value)
    const { hash } = readSessionSecret(value) as { hash: string }
    return { session: { ...session, version: session.version + 1, hash }, value }
  }

  function toRenewed(session: StoredSession, key: SessionKey): OpenedSession {
    const isDue = key.jkt !== undefined || now() - session.renewedAt >= policy.renewMs
    if (!isDue) return { session: withUse({ session, now: now(), policy }), value: key.value }
    const value = createSessionSecret(key.value)
    const { hash } = readSessionSecret(value) as { hash: string }
    return { session: withSecret({ session, hash, now: now(), policy }), value }
  }
}

/** The account in place of what it said before, or after the others. */
function withAccount(
  accounts: readonly StoredAccount[],
  account: StoredAccount,
): readonly StoredAccount[] {
  const isKnown = accounts.some(({ subject }) => subject === account.subject)
  const joined = isKnown
    ? accounts.map((one) => (one.subject === account.subject ? account : one))
    : [...accounts, account]
  return joined.slice(0, mostAccounts)
}

import { expect, test } from 'vitest'
import { memoryStore } from '../store/memoryStore.ts'
import type { StoredAccount, StoredSession } from '../store/storedSession.ts'
import { createSessions } from './createSessions.ts'
import type { SessionPolicy } from './sessionPolicy.ts'

/** All limits are small multiples of it, so that there are few states. */
const unit = 10_000
const start = Date.parse('2026-01-01T00:00:00Z')
const policy: SessionPolicy = {
  ...{ idleMs: 4 * unit, absoluteMs: 7 * unit, renewMs: 2 * unit, graceMs: unit, touchMs: unit },
  ...{ recheckMs: 2 * unit, retryMs: unit, unknownMs: 3 * unit },
}

type Answer = 'valid' | 'invalid' | 'unknown'

const key: StoredAccount = {
  ...{ account: 'eip155:1:0x1', subject: 'eip155:0x1', kind: 'key', type: 'eip191' },
  signedAt: start,
}
const contract: StoredAccount = {
  ...{ account: 'eip155:1:0x2', subject: 'eip155:1:0x2', kind: 'contract', type: 'eip1271' },
  ...{ signedAt: start, proof: { message: 'm', signature: 's' } },
}

/** A visitor's session, the values that were handed out, and the clock. */
type State = {
  readonly session: StoredSession | undefined
  readonly values: readonly string[]
  readonly time: number
  readonly answer: Answer
}

/** A service in a state, which then changes. */
async function enter(from: State) {
  const stage = { ...from, values: [...from.values], asked: 0 }
  const store = memoryStore({ now: () => stage.time })
  if (from.session) await store.addSession(from.session)
  const ask = async () => {
    stage.asked += 1
    return stage.answer
  }
  const sessions = createSessions({ store, policy, ask, now: () => stage.time })
  const [id, jkt] = [from.session?.id ?? '', from.session?.jkt]
  const keyAt = (at: number) => ({ value: stage.values.at(at) ?? '', jkt })
  const hand = (value: string | undefined) => {
    if (value !== undefined && value !== stage.values.at(-1)) stage.values.push(value)
  }
  return {
    ...{ stage, store, sessions, id },
    open: (at: number) => sessions.open(keyAt(at)),
    async renew(at: number) {
      const opened = await sessions.renew(keyAt(at))
      // One in place of the newest, which was lost.
      if (at === -2 && jkt !== undefined && opened) stage.values.pop()
      hand(opened?.value)
      return opened?.session
    },
    async link() {
      const opened = await sessions.link({ id, account: key, value: stage.values.at(-1) })
      hand(opened?.value)
    },
    async leave(): Promise<State> {
      const { time, answer, values } = stage
      return { session: await store.findSession(id), values: values.slice(-3), time, answer }
    },
  }
}

type Stage = Awaited<ReturnType<typeof enter>>

/** What can happen: with the newest value, the one before, an older one, or none. */
const events: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'opens with the newest': ({ open }) => open(-1),
  'opens with the one before': ({ open }) => open(-2),
  'opens with an older one': ({ open }) => open(-3),
  'renews the newest': ({ renew }) => renew(-1),
  'renews the one before': ({ renew }) => renew(-2),
  'links an account': ({ link }) => link(),
  'keeps something': ({ sessions, id }) => sessions.keep({ id, metadata: 1 }),
  'signs out': ({ sessions, id }) => sessions.end(id),
  'signs out everywhere': ({ sessions }) => sessions.endAll('u'),
  waits: async ({ stage }) => {
    stage.time += unit
  },
  'the contract agrees': async ({ stage }) => {
    stage.answer = 'valid'
  },
  'the contract refuses': async ({ stage }) => {
    stage.answer = 'invalid'
  },
  'the chain is away': async ({ stage }) => {
    stage.answer = 'unknown'
  },
}

/** What the future depends on. Times count from now, as far as a limit looks at them. */
function nameOf({ session, values, time, answer }: State): string {
  if (!session || time >= session.endsAt) return 'over'
  const since = (at: number, limit: number) => Math.min((time - at) / unit, limit)
  const { renewedAt, usedAt, checkedAt, askedAt, before, endsAt, lastsUntil } = session
  const isGrace = before !== undefined && before.until > time
  return JSON.stringify([
    ...[since(renewedAt, 2), since(usedAt, 1), since(checkedAt, 4), since(askedAt, 2)],
    ...[(endsAt - time) / unit, (lastsUntil - time) / unit, isGrace, askedAt > checkedAt],
    ...[values.length, answer, session.accounts.length],
  ])
}

/** Lets an event happen in a state, and looks at what must hold whatever happened before. */
async function step(from: State, event: string): Promise<State> {
  const own = await enter(from)
  const { session: before, time, answer, values } = from
  const isLive = before !== undefined && time < before.endsAt
  const found = await events[event]?.(own)
  const to = await own.leave()
  const after = to.session
  const uses = /^(?:opens|renews)/.test(event)
  // What ended stays ended, and sign-out needs nothing more.
  if (!isLive && after) expect(to.time).toBeGreaterThanOrEqual(after.endsAt)
  if (!isLive && uses) expect(found).toBeUndefined()
  if (isLive && event.startsWith('signs out')) expect(after).toBeUndefined()
  if (after) expect(after.endsAt).toBeLessThanOrEqual(start + policy.absoluteMs)
  if (!isLive) return to

  // The newest value opens what is live, unless its contract does not agree.
  const isNewest = event.endsWith('the newest')
  if (isNewest && answer === 'valid') expect(found).toBeDefined()
  // A value that was replaced counts a little longer. Then it ends the session.
  const isOld = event.endsWith('the one before') && values.length > 1
  const isGrace = time < before.renewedAt + policy.graceMs
  if (isOld && answer === 'valid') expect(found !== undefined).toBe(isGrace)
  if (isOld && found === undefined) expect(after).toBeUndefined()
  if (event === 'opens with an older one' && values.length > 2) expect(after).toBeUndefined()
  // Nothing else ends it.
  if (!uses && !event.startsWith('signs')) expect(after).toBeDefined()
  // A bound value opens nothing without its key, and a cookie nothing with one.
  const other = before.jkt === undefined ? 'a key' : undefined
  expect(await own.sessions.find({ value: values.at(-1) ?? '', jkt: other })).toBeUndefined()

  // Contracts are asked when it is time and not before; one that refuses is found out.
  const isContract = before.accounts.some(({ kind }) => kind === 'contract')
  const isDue = isContract && time - before.checkedAt >= policy.recheckMs
  const isRetry = before.askedAt > before.checkedAt && time - before.askedAt < policy.retryMs
  if (isNewest) expect(own.stage.asked).toBe(isDue && !isRetry ? 1 : 0)
  if (own.stage.asked > 0 && answer === 'invalid')
    expect([found, after]).toEqual([undefined, undefined])
  // No answer for longer than an hour is a no.
  if (found !== undefined && own.stage.asked > 0)
    expect(time - before.checkedAt).toBeLessThanOrEqual(
      answer === 'valid' ? time : policy.unknownMs,
    )
  return to
}

test.each([
  ['a cookie', { account: key }],
  ['the cookie of a contract', { account: contract }],
  ['a key of the client', { account: key, jkt: 'k' }],
])('exhaustive: every state of a session that %s opens', { timeout: 300_000 }, async (_, kind) => {
  const store = memoryStore({ now: () => start })
  const ask = async () => 'valid' as const
  const sessions = createSessions({ store, policy, ask, now: () => start })
  const { session, value } = await sessions.begin({ ...kind, user: 'u' })
  const seen = new Set<string>()
  const states: State[] = [{ session, values: [value], time: start, answer: 'valid' }]
  for (let state = states.pop(); state; state = states.pop()) {
    const name = nameOf(state)
    if (seen.has(name)) continue
    seen.add(name)
    // Of a key nothing is asked.
    const possible = Object.keys(events).filter(
      (one) => kind.account === contract || !/contract|chain/.test(one),
    )
    for (const event of possible) states.push(await step(state, event))
  }
  expect(seen.size).toMatchSnapshot()
})

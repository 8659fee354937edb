import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createConnectionController } from '../../state/connection.ts'
import { catchError } from '../../test/catchError.ts'
import { createFakeProposal, type FakeProposal } from '../../test/createFakeProposal.ts'
import { createPairingProposals } from './createPairingProposals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A fake relay. Tests approve or reject each pairing proposal. */
function create({ isKept = false, delayMs = 0 } = {}) {
  const connection = createConnectionController()
  const made: FakeProposal[] = []
  const strays: string[] = []
  const relay = { error: undefined as unknown }
  const make = async () => {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (relay.error) throw relay.error
    const offer = createFakeProposal(`wc:${made.length + 1}@2`)
    made.push(offer)
    return offer
  }
  const onStray = (session: string) => void strays.push(session)
  const standing: boolean[] = []
  const onStanding = (isStanding: boolean) => void standing.push(isStanding)
  const offers = createPairingProposals({ connection, make, onStray, onStanding, isKept })
  const wait = (signal?: AbortSignal) => {
    const waiting = offers.wait(signal)
    waiting.catch(() => undefined)
    return waiting
  }
  return { offers, wait, state: connection.state, made, strays, standing, relay }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('default', async () => {
  const { wait, state, made } = create()
  const waiting = wait()
  await pass()
  expect(state.wcUri).toBe('wc:1@2')
  expect(state.wcPairingExpiry).toBe(Date.now() + 240_000)
  made[0]?.take('session')
  expect(await waiting).toBe('session')
  expect(state).toMatchObject({ wcUri: undefined, wcPairingExpiry: undefined })
})

test('behavior: all who wait share an offer, and one of them may leave', async () => {
  const { wait, made, strays } = create()
  const controller = new AbortController()
  const [first, second] = [wait(controller.signal), wait()]
  await pass()
  controller.abort(new Error('Closed'))
  await expect(first).rejects.toThrow('Closed')
  expect(made[0]?.isWithdrawn).toBe(false)
  made[0]?.take('session')
  expect(await second).toBe('session')
  expect(made).toHaveLength(1)
  expect(strays).toEqual([])
})

test('behavior: an offer is renewed ten seconds before its four minutes are over', async () => {
  const { wait, state } = create()
  wait()
  await pass()
  await pass(229_999)
  expect(state.wcUri).toBe('wc:1@2')
  await pass(1)
  expect(state.wcUri).toBe('wc:2@2')
})

test('behavior: a wallet may still take the offer before', async () => {
  const { wait, made } = create()
  const waiting = wait()
  await pass(230_001)
  expect(made).toHaveLength(2)
  made[0]?.take('session')
  expect(await waiting).toBe('session')
  expect(made[1]?.isWithdrawn).toBe(true)
})

test('behavior: a session from elsewhere goes to who waits', async () => {
  const { offers, wait, state, made } = create()
  expect(offers.give('early')).toBe(false)
  const all = [wait(), wait()]
  await pass()
  expect(offers.give('session')).toBe(true)
  expect(await Promise.all(all)).toEqual(['session', 'session'])
  expect(made[0]?.isWithdrawn).toBe(true)
  expect(state.wcUri).toBeUndefined()
})

test('behavior: it is told whether an offer stands', async () => {
  const { wait, made, standing } = create()
  const waiting = wait()
  await pass(230_001)
  expect(standing).toEqual([true, true])
  made[1]?.take('session')
  await waiting
  expect(standing.at(-1)).toBe(false)
})

test('behavior: the end of the offer before changes nothing', async () => {
  const { wait, state, made } = create()
  wait()
  await pass(230_001)
  made[0]?.fail({ code: 5000 })
  await pass(5000)
  expect(state).toMatchObject({ wcUri: 'wc:2@2', wcDeclined: false })
})

test.each([
  ['a refusal', { code: 5000 }, true],
  ['another refusal', { code: 5099 }, true],
  ['the end of its time', new Error('Proposal expired'), false],
  ['a code of something else', { code: 5100 }, false],
  ['nothing', undefined, false],
])('behavior: a second after %s comes a new offer', async (_, error, wcDeclined) => {
  const { wait, state, made } = create()
  wait()
  await pass()
  made[0]?.fail(error)
  await pass()
  expect(state).toMatchObject({ wcUri: undefined, wcDeclined })
  await pass(999)
  expect(made).toHaveLength(1)
  await pass(1)
  expect(state.wcUri).toBe('wc:2@2')
})

test('error: a relay that fails ends all waiting', async () => {
  const { wait, state, relay } = create()
  relay.error = new CleatError('CONNECTION_RELAY_UNREACHABLE', { context: { relay: 'wss://r' } })
  const all = [wait(), wait()]
  await pass()
  for (const waiting of all)
    expect(await catchError(waiting)).toMatchObject({ code: 'CONNECTION_RELAY_UNREACHABLE' })
  expect(state).toMatchObject({ wcUri: undefined, wcError: true })
})

test('behavior: who was turned away may ask again at once', async () => {
  const { wait, state, made, relay } = create()
  relay.error = new Error('Away')
  const again = wait().catch(() => {
    relay.error = undefined
    return wait()
  })
  await pass()
  expect(state).toMatchObject({ wcUri: 'wc:1@2', wcError: false })
  made[0]?.take('session')
  expect(await again).toBe('session')
})

test('behavior: a session that nobody waits for is handed back', async () => {
  const { wait, made, strays } = create()
  const controller = new AbortController()
  wait(controller.signal)
  await pass()
  controller.abort()
  await pass()
  expect(made[0]?.isWithdrawn).toBe(true)
  made[0]?.take('late')
  await pass()
  expect(strays).toEqual(['late'])
})

test('behavior: given up while it is made, an offer serves whoever comes next', async () => {
  const { wait, state, made } = create({ delayMs: 100 })
  const controller = new AbortController()
  wait(controller.signal)
  await pass(50)
  controller.abort()
  await pass()
  const waiting = wait()
  await pass(50)
  expect(state.wcUri).toBe('wc:1@2')
  expect(made).toHaveLength(1)
  made[0]?.take('session')
  expect(await waiting).toBe('session')
})

test('behavior: given up while it is made and wanted by nobody, an offer is taken back', async () => {
  const { wait, state, made, strays } = create({ delayMs: 100 })
  const controller = new AbortController()
  wait(controller.signal)
  await pass(50)
  controller.abort()
  await pass(50)
  expect(state.wcUri).toBeUndefined()
  expect(made[0]?.isWithdrawn).toBe(true)
  made[0]?.take('late')
  await pass()
  expect(strays).toEqual(['late'])
})

test('behavior: a prepared offer is there before anybody waits', async () => {
  const { offers, wait, state, made } = create()
  const prepared = offers.prepare()
  await pass()
  await prepared
  expect(state.wcUri).toBe('wc:1@2')
  const waiting = wait()
  await pass()
  made[0]?.take('session')
  expect(await waiting).toBe('session')
  expect(made).toHaveLength(1)
})

test('behavior: release takes a prepared offer back, and none that somebody waits for', async () => {
  const { offers, wait, state, made } = create()
  void offers.prepare()
  await pass()
  offers.release()
  expect(state.wcUri).toBeUndefined()
  expect(made[0]?.isWithdrawn).toBe(true)
  wait()
  await pass()
  offers.release()
  expect(state.wcUri).toBe('wc:2@2')
})

test('behavior: preparing never rejects', async () => {
  const { offers, state, relay } = create()
  relay.error = new Error('Away')
  const prepared = offers.prepare()
  await pass()
  expect(await prepared).toBeUndefined()
  expect(state.wcError).toBe(true)
})

test('parameters: isKept', async () => {
  const { wait, state, made } = create({ isKept: true })
  const controller = new AbortController()
  wait(controller.signal)
  await pass(60_000)
  controller.abort()
  await pass(60_000)
  expect(state.wcUri).toBe('wc:1@2')
  const waiting = wait()
  await pass()
  expect(made).toHaveLength(1)
  // A reused pairing proposal is renewed like a new one.
  await pass(110_000)
  expect(state.wcUri).toBe('wc:2@2')
  made[0]?.take('session')
  expect(await waiting).toBe('session')
})

test('behavior: a kept offer goes when it expires', async () => {
  const { wait, state, made } = create({ isKept: true })
  const controller = new AbortController()
  wait(controller.signal)
  await pass()
  controller.abort()
  await pass(230_000)
  expect(state.wcUri).toBeUndefined()
  expect(made.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true])
})

test('behavior: a kept offer that was taken meanwhile is not used again', async () => {
  const { wait, state, made, strays } = create({ isKept: true })
  const controller = new AbortController()
  wait(controller.signal)
  await pass()
  controller.abort()
  await pass()
  made[0]?.take('late')
  await pass()
  expect(strays).toEqual(['late'])
  wait()
  await pass()
  expect(state.wcUri).toBe('wc:2@2')
})

test('behavior: destroy ends all waiting and takes every offer back', async () => {
  const { offers, wait, state, made } = create({ isKept: true })
  const waiting = wait()
  await pass(230_001)
  offers.destroy()
  expect(await catchError(waiting)).toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
  expect(state.wcUri).toBeUndefined()
  expect(made.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, true])
  expect(vi.getTimerCount()).toBe(0)
})

test('error: CONNECTION_KIT_DESTROYED', async () => {
  const { offers, wait, made } = create()
  offers.destroy()
  await offers.prepare()
  expect(await catchError(wait())).toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
  expect(made).toEqual([])
})

test('error: the signal has aborted already', async () => {
  const { wait, made } = create()
  await expect(wait(AbortSignal.abort(new Error('Closed')))).rejects.toThrow('Closed')
  await pass()
  expect(made).toEqual([])
})

test('behavior: a wallet is faster than the view that waits for it', async () => {
  const { offers, wait, state, made, strays } = create()
  await offers.prepare()
  made[0]?.take('session')
  await pass(2000)
  expect(state.wcUri).toBeUndefined()
  expect(await wait()).toBe('session')
  expect(strays).toEqual([])
  expect(made).toHaveLength(1)
})

test('behavior: nobody waits any more for what was prepared and taken', async () => {
  const { offers, wait, state, made, strays } = create()
  await offers.prepare()
  made[0]?.take('session')
  await pass()
  offers.release()
  expect(strays).toEqual(['session'])
  const waiting = wait()
  await pass()
  expect(state.wcUri).toBe('wc:2@2')
  made[1]?.take('another')
  expect(await waiting).toBe('another')
})

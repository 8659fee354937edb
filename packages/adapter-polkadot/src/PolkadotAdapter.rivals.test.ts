import { isCleatError } from '@cleat/core/adapter'
import { neverAnswer } from '@cleat/testing'
import { createPolkadotWallet, type PolkadotWallet } from '@cleat/testing/polkadot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Harness, startAdapter } from './test/createHarness.ts'
import { createMemoryArea } from './test/createMemoryArea.ts'

const cleanups: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  Reflect.deleteProperty(window, 'injectedWeb3')
  vi.useRealTimers()
})

test('behavior: of three that write one key the last is asked, as the page itself would', async () => {
  const [first, second, third] = [create('talisman'), create('talisman'), create('talisman')]
  first.inject()
  const { listed, connect } = start()
  second.inject()
  third.inject()
  look()
  expect(listed()).toEqual(['Talisman'])
  await connect(first)
  expect(asked(first, second, third)).toEqual([0, 0, 1])
})

test('behavior: who is connected stays the one that was asked, whoever writes its key', async () => {
  const [first, second] = [create('talisman'), create('talisman')]
  first.inject()
  const app = start()
  await app.connect(first)
  second.inject()
  look()
  await sign(app)
  expect(second.requests).toEqual([])
  expect(first.requests.at(-1)?.method).toBe('signRaw')
})

test('behavior: one that comes late is asked by its own row alone', async () => {
  const [early, late] = [create('talisman'), create('subwallet-js')]
  early.inject()
  const { listed, connect } = start()
  vi.advanceTimersByTime(100)
  late.inject()
  vi.advanceTimersByTime(300)
  expect(listed()).toEqual(['Talisman', 'SubWallet'])
  await connect(late)
  expect(asked(early, late)).toEqual([0, 1])
})

test('error: WALLET_NOT_INSTALLED for one that went between the list and the click', async () => {
  const [gone, other] = [create('talisman'), create('subwallet-js')]
  const hide = gone.inject()
  other.inject()
  const { listed, connect } = start()
  hide()
  expect(await codeOf(connect(gone))).toBe('WALLET_NOT_INSTALLED')
  look()
  expect(listed()).toEqual(['SubWallet'])
  expect(asked(gone, other)).toEqual([0, 0])
})

test('behavior: one that puts itself in the place of all others is what there is', async () => {
  const [one, other, last] = [create('talisman'), create('subwallet-js'), create('enkrypt')]
  one.inject()
  other.inject()
  const { listed, connect } = start()
  Reflect.set(window, 'injectedWeb3', { enkrypt: last.entry })
  look()
  expect(listed()).toEqual(['Enkrypt'])
  expect(await codeOf(connect(one))).toBe('WALLET_NOT_INSTALLED')
  await connect(last)
  expect(asked(one, other, last)).toEqual([0, 0, 1])
})

test('behavior: one that never answers keeps nobody else from it, and is let go of', async () => {
  const [hanging, other] = [create('talisman'), create('subwallet-js')]
  hanging.program('enable', neverAnswer())
  hanging.inject()
  other.inject()
  const { adapter, connect } = start()
  const attempt = new AbortController()
  const hangs = codeOf(adapter.connect({ connectorId: 'talisman', signal: attempt.signal }))
  const connection = await connect(other)
  attempt.abort(new Error('Enough.'))
  await expect(hangs).rejects.toThrow('Enough.')
  expect(adapter.getConnection()).toEqual(connection)
})

test('behavior: two kits on one page, each with the extension that it asked', async () => {
  const [talisman, subwallet] = [create('talisman'), create('subwallet-js')]
  talisman.inject()
  subwallet.inject()
  const [one, two] = [start(), start()]
  await one.connect(talisman)
  const connection = await two.connect(subwallet)
  expect(asked(talisman, subwallet)).toEqual([1, 1])
  await one.adapter.disconnect()
  expect(one.adapter.getConnection()).toBeNull()
  expect(two.adapter.getConnection()).toEqual(connection)
})

function create(name: string): PolkadotWallet {
  return createPolkadotWallet({ name })
}

function start(): Harness {
  const harness = startAdapter({ storage: createMemoryArea() })
  cleanups.push(harness.stop)
  return harness
}

/** Triggers the next search of the page. */
function look(): void {
  window.dispatchEvent(new Event('focus'))
}

/** How many permission prompts each wallet showed. */
function asked(...wallets: PolkadotWallet[]): number[] {
  return wallets.map(({ requests }) => requests.filter(({ method }) => method === 'enable').length)
}

async function sign({ adapter }: Harness): Promise<unknown> {
  const address = adapter.getConnection()?.accounts[0].address ?? ''
  return adapter.features['message:sign']?.({ message: 'Ahoy', address })
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error.code
  throw error
}

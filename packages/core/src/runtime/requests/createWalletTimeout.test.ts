import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestSend, payer } from '../../test/createTestSend.ts'
import { mainnetId } from '../../test/networks.ts'
import { createWalletTimeout } from './createWalletTimeout.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const view = { namespace: 'eip155', address: payer, caipNetworkId: mainnetId, wallet: 'A' }

async function start({ isOver = false } = {}) {
  const { runtime, adapter } = await createTestSend()
  const life = new AbortController()
  if (isOver) life.abort('over')
  const timers = vi.getTimerCount()
  const timeout = createWalletTimeout(
    { kit: runtime, lifetime: life.signal },
    { view, method: 'payment:send' },
  )
  return { timeout, adapter, life, countTimers: () => vi.getTimerCount() - timers }
}

test('default: five minutes', async () => {
  const { timeout } = await start()
  vi.advanceTimersByTime(299_999)
  expect(timeout.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(timeout.signal.reason).toMatchObject({
    code: 'REQUEST_TIMEOUT',
    context: { wallet: 'A', method: 'payment:send', timeoutMs: 300_000 },
  })
})

test('behavior: ends in the tick in which the wallet goes', async () => {
  const { timeout, adapter } = await start()
  adapter.drop()
  expect(timeout.signal.reason).toMatchObject({
    ...{ code: 'WALLET_DISCONNECTED', context: { wallet: 'A' } },
  })
})

test('behavior: ends with the kit, also where that was before', async () => {
  const { timeout, life } = await start()
  life.abort('over')
  expect(timeout.signal.reason).toBe('over')
  expect((await start({ isOver: true })).timeout.signal.reason).toBe('over')
})

test('behavior: after its end it waits for nothing', async () => {
  const { timeout, adapter, life, countTimers } = await start()
  expect(countTimers()).toBe(1)
  timeout.end()
  expect(countTimers()).toBe(0)
  adapter.drop()
  life.abort('over')
  expect(timeout.signal.aborted).toBe(false)
})

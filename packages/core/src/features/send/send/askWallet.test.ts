import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestSend,
  receiver,
  type TestSend,
} from '../../../test/createTestSend.ts'
import { mainnetId } from '../../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const flush = () => new Promise((resolve) => setImmediate(resolve))
const rejected = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'payment:send', wallet: 'A' },
})

async function fill({ send }: TestSend, amount = 5n): Promise<void> {
  send.setToken(createCoin(mainnetId))
  send.setAmount(amount)
  send.setReceiver(receiver)
  await flush()
  await send.prepare()
}

async function startAsked() {
  const test = await createTestSend({ chain: createFakeChain() })
  await fill(test)
  const sending = test.send.send()
  sending.catch(() => undefined)
  await flush()
  return { ...test, sending, ask: (at: number) => test.chain.questions[at] }
}

/** As after five minutes without an answer. */
async function startLate() {
  const asked = await startAsked()
  vi.advanceTimersByTime(300_000)
  await expect(asked.sending).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  return asked
}

test('default: the next payment can be sent after one that was', async () => {
  const test = await startAsked()
  test.ask(0)?.approve('0xabc')
  await test.sending
  await fill(test, 6n)
  const next = test.send.send()
  await flush()
  test.ask(1)?.approve('0xdef')
  await expect(next).resolves.toEqual({ hash: '0xdef' })
  expect(test.send.pendingTransactions.map(({ hash }) => hash)).toEqual(['0xdef', '0xabc'])
})

test('behavior: events say why it failed', async () => {
  const { kit, sending, ask } = await startAsked()
  const seen: unknown[] = []
  kit.controllers.events.subscribe(({ event, properties }) => seen.push([event, properties]))
  ask(0)?.reject(rejected)
  await expect(sending).rejects.toBe(rejected)
  const facts = {
    isSmartAccount: false,
    caipNetworkId: 'eip155:1',
    network: 'eip155:1',
    token: 'ETH',
    amount: '0.000000000000000005',
  }
  const { shortMessage: message, code } = rejected
  expect(seen).toEqual([['SEND_REJECTED', { ...facts, message, code }]])
})

test('behavior: whatever comes of it, nothing is waited for any more', async () => {
  const timers = vi.getTimerCount()
  const { sending, ask, send } = await startAsked()
  expect(vi.getTimerCount()).toBeGreaterThan(timers)
  ask(0)?.reject(rejected)
  await expect(sending).rejects.toBe(rejected)
  expect(send.state.preparing).toEqual({ status: 'idle' })
  expect(vi.getTimerCount()).toBe(timers)
})

test('behavior: what was prepared while the wallet was asked stays after a refusal', async () => {
  const test = await startAsked()
  await fill(test, 6n)
  test.ask(0)?.reject(rejected)
  await expect(test.sending).rejects.toBe(rejected)
  expect(test.send.state.preparing.status).toBe('success')
})

test('error: without a preparation there is nothing to send', async () => {
  const { send, chain } = await createTestSend()
  await expect(send.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
})

test('behavior: a late answer to one payment leaves the form of the next', async () => {
  const test = await startLate()
  await fill(test, 6n)
  const next = test.send.send()
  await flush()
  test.ask(0)?.approve('0xold')
  await flush()
  expect(test.send.state.sendTokenAmount).toBe(6n)
  expect(test.send.pendingTransactions).toMatchObject([{ hash: '0xold' }])
  test.ask(1)?.approve('0xnew')
  await expect(next).resolves.toEqual({ hash: '0xnew' })
})

test('behavior: a late error that proves nothing leaves it open', async () => {
  const { send, ask } = await startLate()
  const context = { method: 'payment:send', wallet: 'A' }
  ask(0)?.reject(new CleatError('WALLET_ERROR', { context }))
  await flush()
  expect(send.state.sending).toMatchObject({ isUnknown: true, error: { code: 'REQUEST_TIMEOUT' } })
})

test('behavior: after the end of the kit, late answers change nothing', async () => {
  const approved = await startLate()
  approved.kit.destroy()
  approved.ask(0)?.approve('0xabc')
  await flush()
  expect(approved.send.pendingTransactions).toEqual([])
  const refused = await startLate()
  refused.kit.destroy()
  const before = refused.send.state.sending
  refused.ask(0)?.reject(rejected)
  await flush()
  expect(refused.send.state.sending).toBe(before)
})

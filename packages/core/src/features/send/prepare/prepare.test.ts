import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { PreparedPayment } from '../../../contract/transfers/preparedPayment.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestSend,
  payer,
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

type Parts = Parameters<typeof createFakeChain>[0]

async function startFilled(parts: Parts = {}): Promise<TestSend> {
  const test = await createTestSend({ chain: createFakeChain(parts) })
  test.send.setToken(createCoin(mainnetId))
  test.send.setAmount(5n)
  test.send.setReceiver(receiver)
  await flush()
  return test
}

/** A chain whose fee the test sets. */
function createFees(limits: readonly (bigint | undefined)[]): Parts {
  const left = [...limits]
  return {
    async prepare(payment) {
      const limit = left.shift()
      return {
        payment,
        payload: {},
        fee: limit === undefined ? undefined : { expected: 1n, limit },
        notes: [],
      }
    },
  }
}

test('default', async () => {
  const { send, chain } = await startFilled()
  const preparing = send.prepare()
  expect(send.state.preparing).toEqual({ status: 'pending' })
  await preparing
  expect(send.state.preparing).toMatchObject({
    status: 'success',
    prepared: { fee: { expected: 21_000n, limit: 42_000n } },
  })
  expect(chain.prepared).toMatchObject([
    { address: payer, to: receiver, amount: 5n, asset: { decimals: 18, symbol: 'ETH' } },
  ])
})

test('behavior: the coin that is paid is the one of the app, whatever the balance calls it', async () => {
  const { send, chain } = await startFilled()
  send.setToken({ ...createCoin(mainnetId), symbol: 'USDC' })
  await send.prepare()
  expect(chain.prepared).toMatchObject([{ asset: { decimals: 18, symbol: 'ETH' } }])
})

test('behavior: a form with something in its way is not made ready', async () => {
  const { send, chain } = await startFilled()
  send.setAmount(0n)
  await send.prepare()
  expect(send.state.preparing).toEqual({ status: 'idle' })
  expect(chain.prepared).toEqual([])
})

test.each<[string, (test: TestSend) => void]>([
  ['the amount', ({ send }) => send.setAmount(6n)],
  ['the token', ({ send }) => send.setToken(createCoin(mainnetId))],
  ['the receiver', ({ send }) => send.setReceiver(payer)],
  ['the form', ({ send }) => send.start()],
  ['the account', ({ adapter }) => adapter.drop()],
])('behavior: an answer that comes after %s changed is nobody’s', async (_, change) => {
  const answer = createDeferred<PreparedPayment>()
  const test = await startFilled({ prepare: () => answer.promise })
  const { send, chain } = test
  const preparing = send.prepare()
  change(test)
  expect(send.state.preparing).toEqual({ status: 'idle' })
  answer.resolve({ payment: {} as never, payload: {}, fee: undefined, notes: [] })
  await preparing
  expect(send.state.preparing).toEqual({ status: 'idle' })
  await expect(send.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
})

test('behavior: what is shown is what the visitor meant, whatever the chain’s side says', async () => {
  const { send } = await startFilled({
    prepare: async (payment) => ({
      payment: { ...payment, amount: 6n, to: payer },
      payload: {},
      fee: undefined,
      notes: [],
    }),
  })
  await send.prepare()
  expect(send.state.preparing).toMatchObject({
    prepared: { payment: { amount: 5n, to: receiver } },
  })
})

test('behavior: what is shown is no longer shown once the form changes', async () => {
  const { send } = await startFilled()
  await send.prepare()
  send.setAmount(6n)
  expect(send.state.preparing).toEqual({ status: 'idle' })
  await expect(send.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('error: what the chain refuses', async () => {
  const error = new CleatError('PAYMENT_TOKEN_MISTRUSTED', {
    context: { token: 'USDC', reason: 'decimals' },
  })
  const { send } = await startFilled({ prepare: () => Promise.reject(error) })
  await send.prepare()
  expect(send.state.preparing).toEqual({ status: 'error', error })
})

test('error: NETWORK_RPC_FAILED for whatever else was thrown', async () => {
  const { send } = await startFilled({ prepare: () => Promise.reject(new TypeError('Boom')) })
  await send.prepare()
  expect(send.state.preparing).toMatchObject({ error: { code: 'NETWORK_RPC_FAILED' } })
})

test('behavior: a fee that rose since it was seen has to be confirmed', async () => {
  const { send, chain } = await startFilled(createFees([10n, 11n, 11n]))
  await send.prepare()
  await send.prepare()
  expect(send.state.preparing).toMatchObject({
    status: 'success',
    feeBefore: { limit: 10n },
    prepared: { fee: { limit: 11n } },
  })
  await expect(send.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
  send.confirmFee()
  expect(send.state.preparing).toMatchObject({
    status: 'success',
    prepared: { fee: { limit: 11n } },
  })
  expect(send.state.preparing).not.toHaveProperty('feeBefore', expect.anything())
  await send.prepare()
  expect(send.state.preparing).not.toHaveProperty('feeBefore', expect.anything())
})

test('behavior: a fee is compared with the one that was agreed to, however often it is made ready', async () => {
  const { send } = await startFilled(createFees([10n, 11n, 12n, undefined]))
  for (const _ of [1, 2, 3]) await send.prepare()
  expect(send.state.preparing).toMatchObject({
    feeBefore: { limit: 10n },
    prepared: { fee: { limit: 12n } },
  })
  await send.prepare()
  expect(send.state.preparing).toMatchObject({
    feeBefore: { limit: 10n },
    prepared: { fee: undefined },
  })
})

test('behavior: another payment has a fee of its own', async () => {
  const { send } = await startFilled(createFees([10n, 11n]))
  await send.prepare()
  send.setAmount(6n)
  await send.prepare()
  expect(send.state.preparing).not.toHaveProperty('feeBefore', expect.anything())
})

/** Expires a minute after its preparation. */
const expiring: Parts = {
  prepare: async (payment) => ({
    payment,
    payload: {},
    fee: undefined,
    notes: [],
    expiresAt: Date.now() + 60_000,
  }),
}

test('behavior: what expires is made ready anew before it does, as long as it is looked at', async () => {
  const { send, kit } = await startFilled(expiring)
  kit.controllers.modal.open()
  kit.controllers.router.reset({ name: 'WalletSendPreview' })
  await send.prepare()
  const first = send.state.preparing
  vi.advanceTimersByTime(44_999)
  await flush()
  expect(send.state.preparing).toBe(first)
  vi.advanceTimersByTime(1)
  await flush()
  expect(send.state.preparing.status).toBe('success')
  expect(send.state.preparing).not.toBe(first)
})

test.each<[string, (test: TestSend) => void]>([
  ['the modal is closed', ({ kit }) => kit.actions.close()],
  ['another view is shown', ({ kit }) => kit.controllers.router.reset({ name: 'Account' })],
  ['the page is hidden', () => vi.stubGlobal('document', { visibilityState: 'hidden' })],
  ['it was changed', ({ send }) => send.setAmount(undefined)],
  ['it was destroyed', ({ send }) => send.destroy()],
])('behavior: nobody is asked for anything while %s', async (_, change) => {
  let asked = 0
  const test = await startFilled({
    prepare: (payment) => {
      asked += 1
      return expiring?.prepare?.(payment) ?? Promise.reject(new Error('missing'))
    },
  })
  test.kit.controllers.modal.open()
  test.kit.controllers.router.reset({ name: 'WalletSendPreview' })
  await test.send.prepare()
  change(test)
  for (let second = 0; second < 600; second++) {
    vi.advanceTimersByTime(1000)
    if (second % 60 === 0) await flush()
  }
  expect(asked).toBe(1)
})

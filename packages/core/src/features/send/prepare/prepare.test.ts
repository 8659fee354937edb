import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { PreparedPayment } from '../../../contract/transfers/preparedPayment.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestPayments,
  payer,
  receiver,
  type TestPayments,
} from '../../../test/createTestPayments.ts'
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

async function startFilled(parts: Parts = {}): Promise<TestPayments> {
  const test = await createTestPayments({ chain: createFakeChain(parts) })
  test.payments.setToken(createCoin(mainnetId))
  test.payments.setAmount(5n)
  test.payments.setReceiver(receiver)
  await flush()
  return test
}

/** A chain whose fee a test sets. */
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
  const { payments, chain } = await startFilled()
  const preparing = payments.prepare()
  expect(payments.state.preparing).toEqual({ status: 'pending' })
  await preparing
  expect(payments.state.preparing).toMatchObject({
    status: 'success',
    prepared: { fee: { expected: 21_000n, limit: 42_000n } },
  })
  expect(chain.prepared).toMatchObject([
    { address: payer, to: receiver, amount: 5n, asset: { decimals: 18, symbol: 'ETH' } },
  ])
})

test('behavior: a form with something in its way is not made ready', async () => {
  const { payments, chain } = await startFilled()
  payments.setAmount(0n)
  await payments.prepare()
  expect(payments.state.preparing).toEqual({ status: 'idle' })
  expect(chain.prepared).toEqual([])
})

test.each<[string, (test: TestPayments) => void]>([
  ['the amount', ({ payments }) => payments.setAmount(6n)],
  ['the token', ({ payments }) => payments.setToken(createCoin(mainnetId))],
  ['the receiver', ({ payments }) => payments.setReceiver(payer)],
  ['the form', ({ payments }) => payments.begin()],
  ['the account', ({ adapter }) => adapter.drop()],
])('behavior: an answer that comes after %s changed is nobody’s', async (_, change) => {
  const answer = createDeferred<PreparedPayment>()
  const test = await startFilled({ prepare: () => answer.promise })
  const { payments, chain } = test
  const preparing = payments.prepare()
  change(test)
  expect(payments.state.preparing).toEqual({ status: 'idle' })
  answer.resolve({ payment: {} as never, payload: {}, fee: undefined, notes: [] })
  await preparing
  expect(payments.state.preparing).toEqual({ status: 'idle' })
  await expect(payments.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
})

test('behavior: what is shown is what the visitor meant, whatever the chain’s side says', async () => {
  const { payments } = await startFilled({
    prepare: async (payment) => ({
      payment: { ...payment, amount: 6n, to: payer },
      payload: {},
      fee: undefined,
      notes: [],
    }),
  })
  await payments.prepare()
  expect(payments.state.preparing).toMatchObject({
    prepared: { payment: { amount: 5n, to: receiver } },
  })
})

test('behavior: what is shown is no longer shown once the form changes', async () => {
  const { payments } = await startFilled()
  await payments.prepare()
  payments.setAmount(6n)
  expect(payments.state.preparing).toEqual({ status: 'idle' })
  await expect(payments.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test('error: what the chain refuses', async () => {
  const error = new CleatError('PAYMENT_TOKEN_MISTRUSTED', {
    context: { token: 'USDC', reason: 'decimals' },
  })
  const { payments } = await startFilled({ prepare: () => Promise.reject(error) })
  await payments.prepare()
  expect(payments.state.preparing).toEqual({ status: 'error', error })
})

test('error: NETWORK_RPC_FAILED for whatever else was thrown', async () => {
  const { payments } = await startFilled({ prepare: () => Promise.reject(new TypeError('Boom')) })
  await payments.prepare()
  expect(payments.state.preparing).toMatchObject({ error: { code: 'NETWORK_RPC_FAILED' } })
})

test('behavior: a fee that rose since it was seen has to be confirmed', async () => {
  const { payments, chain } = await startFilled(createFees([10n, 11n, 11n]))
  await payments.prepare()
  await payments.prepare()
  expect(payments.state.preparing).toMatchObject({
    status: 'success',
    feeBefore: { limit: 10n },
    prepared: { fee: { limit: 11n } },
  })
  await expect(payments.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
  payments.confirmFee()
  expect(payments.state.preparing).toMatchObject({
    status: 'success',
    prepared: { fee: { limit: 11n } },
  })
  expect(payments.state.preparing).not.toHaveProperty('feeBefore', expect.anything())
  await payments.prepare()
  expect(payments.state.preparing).not.toHaveProperty('feeBefore', expect.anything())
})

test('behavior: a fee is compared with the one that was agreed to, however often it is made ready', async () => {
  const { payments } = await startFilled(createFees([10n, 11n, 12n, undefined]))
  for (const _ of [1, 2, 3]) await payments.prepare()
  expect(payments.state.preparing).toMatchObject({
    feeBefore: { limit: 10n },
    prepared: { fee: { limit: 12n } },
  })
  await payments.prepare()
  expect(payments.state.preparing).toMatchObject({
    feeBefore: { limit: 10n },
    prepared: { fee: undefined },
  })
})

test('behavior: another payment has a fee of its own', async () => {
  const { payments } = await startFilled(createFees([10n, 11n]))
  await payments.prepare()
  payments.setAmount(6n)
  await payments.prepare()
  expect(payments.state.preparing).not.toHaveProperty('feeBefore', expect.anything())
})

/** Expires a minute after it was made ready. */
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
  const { payments, kit } = await startFilled(expiring)
  kit.controllers.modal.open()
  kit.controllers.router.reset({ name: 'WalletSendPreview' })
  await payments.prepare()
  const first = payments.state.preparing
  vi.advanceTimersByTime(44_999)
  await flush()
  expect(payments.state.preparing).toBe(first)
  vi.advanceTimersByTime(1)
  await flush()
  expect(payments.state.preparing.status).toBe('success')
  expect(payments.state.preparing).not.toBe(first)
})

test.each<[string, (test: TestPayments) => void]>([
  ['the modal is closed', ({ kit }) => kit.actions.close()],
  ['another view is shown', ({ kit }) => kit.controllers.router.reset({ name: 'Account' })],
  ['the page is hidden', () => vi.stubGlobal('document', { visibilityState: 'hidden' })],
  ['it was changed', ({ payments }) => payments.setAmount(undefined)],
  ['it was destroyed', ({ payments }) => payments.destroy()],
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
  await test.payments.prepare()
  change(test)
  for (let second = 0; second < 600; second++) {
    vi.advanceTimersByTime(1000)
    if (second % 60 === 0) await flush()
  }
  expect(asked).toBe(1)
})

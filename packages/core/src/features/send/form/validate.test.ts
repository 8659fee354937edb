import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestPayments,
  ether,
  receiver,
} from '../../../test/createTestPayments.ts'
import { baseId, mainnetId, unlistedId } from '../../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { payments } = await createTestPayments()
  expect(payments.validate()).toBe('token')
  payments.setToken(createCoin(mainnetId))
  expect(payments.validate()).toBe('amount')
  payments.setAmount(ether + 1n)
  expect(payments.validate()).toBe('funds')
  payments.setAmount(1n)
  expect(payments.validate()).toBe('receiver')
  payments.setReceiver(receiver)
  expect(payments.validate()).toBe('receiver-pending')
  await vi.waitFor(() => expect(payments.validate()).toBeUndefined())
  payments.setReceiver('nobody')
  await vi.waitFor(() => expect(payments.validate()).toBe('receiver-invalid'))
})

test.each([[0n], [-1n], [undefined]])('behavior: %s is no amount', async (amount) => {
  const { payments } = await createTestPayments()
  payments.setToken(createCoin(mainnetId))
  payments.setAmount(amount)
  expect(payments.validate()).toBe('amount')
})

test('behavior: an amount is compared with the balance to the last unit', async () => {
  const { payments } = await createTestPayments({
    chain: createFakeChain({ getMaxSendable: async () => 10n ** 30n }),
  })
  const amount = 10n ** 24n + 1n
  payments.setToken(createCoin(mainnetId, amount))
  payments.setAmount(amount)
  expect(payments.validate()).toBe('receiver')
  payments.setAmount(amount + 1n)
  expect(payments.validate()).toBe('funds')
})

test('behavior: of the chain’s own coin something has to be left for the fee', async () => {
  const { payments } = await createTestPayments({
    chain: createFakeChain({ getMaxSendable: async () => ether - 1000n }),
  })
  payments.setToken(createCoin(mainnetId))
  payments.setAmount(ether)
  await vi.waitFor(() => expect(payments.validate()).toBe('funds'))
  expect(payments.state.most).toBe(ether - 1000n)
  payments.setAmount(ether - 1000n)
  expect(payments.validate()).toBe('receiver')
})

test('behavior: where nobody can say what the fee is, the form does not', async () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const { payments } = await createTestPayments({
    chain: createFakeChain({ getMaxSendable: () => Promise.reject(error) }),
  })
  payments.setToken(createCoin(mainnetId))
  payments.setAmount(ether)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(payments.validate()).toBe('receiver')
  await expect(payments.setMaxAmount()).rejects.toBe(error)
})

test('behavior: the most is what the chain says, and what comes late is nobody’s', async () => {
  const answer = createDeferred<bigint>()
  const { payments } = await createTestPayments({
    chain: createFakeChain({ getMaxSendable: () => answer.promise }),
  })
  payments.setToken(createCoin(mainnetId))
  const asking = payments.setMaxAmount()
  payments.setAmount(5n)
  answer.resolve(7n)
  await asking
  expect(payments.state.sendTokenAmount).toBe(5n)
  await payments.setMaxAmount()
  expect(payments.state).toMatchObject({ sendTokenAmount: 7n, most: 7n })
})

test('behavior: an amount counts in the units of what was chosen', async () => {
  const { payments } = await createTestPayments()
  payments.setToken(createCoin(mainnetId))
  payments.setAmount(5n)
  payments.setToken({ ...createCoin(mainnetId), symbol: 'OTHER' })
  expect(payments.state.sendTokenAmount).toBe(5n)
  payments.setToken({
    ...createCoin(mainnetId),
    quantity: { amount: 9n, decimals: 6, numeric: '0.000009' },
  })
  expect(payments.state.sendTokenAmount).toBeUndefined()
})

test('behavior: a token of another chain is none', async () => {
  const { payments } = await createTestPayments()
  payments.setToken(createCoin(baseId))
  expect(payments.validate()).toBe('token')
})

test('behavior: unsupported without an account, on a chain that the app does not list, and where the adapter cannot', async () => {
  const { payments, adapter } = await createTestPayments()
  adapter.moveTo(unlistedId)
  expect(payments.validate()).toBe('unsupported')
  adapter.moveTo(mainnetId)
  expect(payments.validate()).toBe('token')
  delete adapter.features['transfers:load']
  expect(payments.validate()).toBe('unsupported')
  adapter.features['transfers:load'] = async () => createFakeChain().money
  adapter.drop()
  expect(payments.validate()).toBe('unsupported')
})

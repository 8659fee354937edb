import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createCoin, createTestSend, ether, receiver } from '../../../test/createTestSend.ts'
import { baseId, mainnetId, unlistedId } from '../../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { send } = await createTestSend()
  expect(send.validate()).toBe('token')
  send.setToken(createCoin(mainnetId))
  expect(send.validate()).toBe('amount')
  send.setAmount(ether + 1n)
  expect(send.validate()).toBe('funds')
  send.setAmount(1n)
  expect(send.validate()).toBe('receiver')
  send.setReceiver(receiver)
  expect(send.validate()).toBe('receiver-pending')
  await vi.waitFor(() => expect(send.validate()).toBeUndefined())
  send.setReceiver('nobody')
  await vi.waitFor(() => expect(send.validate()).toBe('receiver-invalid'))
})

test.each([[0n], [-1n], [undefined]])('behavior: %s is no amount', async (amount) => {
  const { send } = await createTestSend()
  send.setToken(createCoin(mainnetId))
  send.setAmount(amount)
  expect(send.validate()).toBe('amount')
})

test('behavior: an amount is compared with the balance to the last unit', async () => {
  const { send } = await createTestSend({
    chain: createFakeChain({ getMaxSendable: async () => 10n ** 30n }),
  })
  const amount = 10n ** 24n + 1n
  send.setToken(createCoin(mainnetId, amount))
  send.setAmount(amount)
  expect(send.validate()).toBe('receiver')
  send.setAmount(amount + 1n)
  expect(send.validate()).toBe('funds')
})

test('behavior: of the chain’s own coin something has to be left for the fee', async () => {
  const { send } = await createTestSend({
    chain: createFakeChain({ getMaxSendable: async () => ether - 1000n }),
  })
  send.setToken(createCoin(mainnetId))
  send.setAmount(ether)
  await vi.waitFor(() => expect(send.validate()).toBe('funds'))
  expect(send.state.max).toBe(ether - 1000n)
  send.setAmount(ether - 1000n)
  expect(send.validate()).toBe('receiver')
})

test('behavior: where nobody can say what the fee is, the form does not', async () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const { send } = await createTestSend({
    chain: createFakeChain({ getMaxSendable: () => Promise.reject(error) }),
  })
  send.setToken(createCoin(mainnetId))
  send.setAmount(ether)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(send.validate()).toBe('receiver')
  await expect(send.setMaxAmount()).rejects.toBe(error)
})

test('behavior: the most is what the chain says, and what comes late is nobody’s', async () => {
  const answer = createDeferred<bigint>()
  const { send } = await createTestSend({
    chain: createFakeChain({ getMaxSendable: () => answer.promise }),
  })
  send.setToken(createCoin(mainnetId))
  const asking = send.setMaxAmount()
  send.setAmount(5n)
  answer.resolve(7n)
  await asking
  expect(send.state.sendTokenAmount).toBe(5n)
  await send.setMaxAmount()
  expect(send.state).toMatchObject({ sendTokenAmount: 7n, max: 7n })
})

test('behavior: an amount counts in the units of what was chosen', async () => {
  const { send } = await createTestSend()
  send.setToken(createCoin(mainnetId))
  send.setAmount(5n)
  send.setToken({ ...createCoin(mainnetId), symbol: 'OTHER' })
  expect(send.state.sendTokenAmount).toBe(5n)
  send.setToken({
    ...createCoin(mainnetId),
    quantity: { amount: 9n, decimals: 6, numeric: '0.000009' },
  })
  expect(send.state.sendTokenAmount).toBeUndefined()
})

test('behavior: a token of another chain is none', async () => {
  const { send } = await createTestSend()
  send.setToken(createCoin(baseId))
  expect(send.validate()).toBe('token')
})

test('behavior: unsupported without an account, on a chain that the app does not list, and where the adapter cannot', async () => {
  const { send, adapter } = await createTestSend()
  adapter.moveTo(unlistedId)
  expect(send.validate()).toBe('unsupported')
  adapter.moveTo(mainnetId)
  expect(send.validate()).toBe('token')
  delete adapter.features['transfers:load']
  expect(send.validate()).toBe('unsupported')
  adapter.features['transfers:load'] = async () => createFakeChain().transfers
  adapter.drop()
  expect(send.validate()).toBe('unsupported')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
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

const other: TokenBalance = {
  ...createCoin(mainnetId),
  symbol: 'OTHER',
  address: toCaipAddress({ caipNetworkId: mainnetId, address: receiver }),
}

test.each<[string, TokenBalance]>([
  ['another token with the same decimals', other],
  ['the same token with other decimals', { ...createCoin(mainnetId), quantity: toQuantity(6) }],
])('behavior: an amount is never used for %s', async (_, next) => {
  const { send } = await createTestSend()
  send.setToken(createCoin(mainnetId))
  send.setAmount(5n)
  // A new balance of the same coin.
  send.setToken(createCoin(mainnetId, 9n))
  expect(send.state).toMatchObject({ sendTokenAmount: 5n, amountBefore: undefined })
  send.setToken(next)
  expect(send.state.sendTokenAmount).toBeUndefined()
  const before = { amount: 5n, decimals: 18, symbol: 'ETH' }
  expect(send.state.amountBefore).toEqual(before)
  expect(send.validate()).toBe(next === other ? 'amount' : 'token')
  send.setToken(undefined)
  expect(send.state.amountBefore).toEqual(before)
  send.setToken(other)
  send.setAmount(7n)
  expect(send.state).toMatchObject({ sendTokenAmount: 7n, amountBefore: undefined })
})

test('behavior: a balance of the coin in other decimals cannot be sent', async () => {
  const { send } = await createTestSend()
  send.setToken({ ...createCoin(mainnetId), quantity: toQuantity(19) })
  send.setAmount(5n)
  expect(send.validate()).toBe('token')
})

function toQuantity(decimals: number): TokenBalance['quantity'] {
  return { amount: ether, decimals, numeric: formatAmount(ether, decimals) }
}

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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createCoin, createTestSend, receiver } from '../../../test/createTestSend.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const coin = createCoin(mainnetId)
const token = (address: string): TokenBalance => ({
  ...coin,
  address: toCaipAddress({ caipNetworkId: mainnetId, address }),
})
const elsewhere = `0x${'1'.repeat(40)}`

test.each<[string, TokenBalance, TokenBalance | undefined, bigint | undefined]>([
  ['the same coin', coin, createCoin(mainnetId, 9n), 5n],
  ['the same token', token(receiver), token(receiver), 5n],
  ['another token', token(receiver), token(elsewhere), undefined],
  ['the coin after a token', token(receiver), coin, undefined],
  ['the coin of another chain', coin, createCoin(baseId), undefined],
  ['no token', coin, undefined, undefined],
])('default: an amount and %s', async (_, before, next, amount) => {
  const { send } = await createTestSend()
  send.setToken(before)
  send.setAmount(5n)
  send.setToken(next)
  expect(send.state.sendTokenAmount).toBe(amount)
  const cleared = { amount: 5n, decimals: 18, symbol: 'ETH' }
  expect(send.state.amountBefore).toEqual(amount === undefined ? cleared : undefined)
})

test('behavior: without a token there is no amount of one', async () => {
  const { send } = await createTestSend()
  send.setAmount(5n)
  send.setToken(coin)
  expect(send.state).toMatchObject({ sendTokenAmount: undefined, amountBefore: undefined })
})

test('behavior: what was prepared is not of another token', async () => {
  const { send } = await createTestSend()
  send.setToken(coin)
  send.setReceiver(receiver)
  send.setAmount(5n)
  await vi.waitFor(() => expect(send.validate()).toBeUndefined())
  await send.prepare()
  expect(send.state.preparing.status).toBe('success')
  send.setToken(createCoin(mainnetId, 9n))
  expect(send.state.preparing.status).toBe('idle')
})

test('behavior: a warning about the token’s contract follows the token', async () => {
  const { send } = await createTestSend()
  send.setToken(coin)
  send.setReceiver(receiver)
  await vi.waitFor(() => expect(send.state.receiver.status).toBe('success'))
  const warns = () =>
    send.state.receiver.status === 'success' &&
    send.state.receiver.notices.some(({ type }) => type === 'token-contract')
  expect(warns()).toBe(false)
  send.setToken(token(receiver))
  expect(warns()).toBe(true)
  send.setAmount(5n)
  expect(send.validate()).toBe('receiver-invalid')
  send.setToken(coin)
  expect(warns()).toBe(false)
})

test('behavior: the most of another balance is asked again', async () => {
  const answers = [7n, 3n]
  const { send } = await createTestSend({
    chain: createFakeChain({ getMaxSendable: async () => answers.shift() ?? 0n }),
  })
  send.setToken(coin)
  send.setAmount(5n)
  await vi.waitFor(() => expect(send.state.max).toBe(7n))
  send.setToken(createCoin(mainnetId, 6n))
  await vi.waitFor(() => expect(send.state.max).toBe(3n))
  expect(send.validate()).toBe('funds')
})

test('behavior: what the visitor chooses is not replaced by what an app asked for', async () => {
  const asked = createDeferred<readonly []>()
  const { send } = await createTestSend({
    chain: createFakeChain({ readTokens: () => asked.promise }),
  })
  const starting = send.start({ assetAddress: receiver })
  send.setToken(coin)
  asked.resolve([])
  await starting
  expect(send.state.token).toEqual(coin)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipAddress } from '../../base/caip/caipAddress.ts'
import type { TokenBalance } from '../../runtime/api/data/answers/tokenBalance.ts'
import { createFakeChain } from '../../test/createFakeChain.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestSend,
  payer,
  receiver,
  type TestSend,
} from '../../test/createTestSend.ts'
import { baseId, mainnetId } from '../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const contract = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const tether: TokenBalance = {
  name: 'Tether',
  symbol: 'USDT',
  chainId: mainnetId,
  address: toCaipAddress({ caipNetworkId: mainnetId, address: contract }),
  quantity: { amount: 5_000_000n, decimals: 6, numeric: '5' },
}

/** Starts a form with the account's balances loaded. */
async function start(
  balances: readonly TokenBalance[] = [createCoin(mainnetId), tether],
): Promise<TestSend> {
  const test = await createTestSend({
    chain: createFakeChain({
      readTokens: async ({ tokens }) =>
        tokens.map((address) => ({
          address,
          name: 'Made up',
          symbol: 'MADE',
          decimals: 3,
          value: 7n,
        })),
    }),
  })
  const network = test.kit.controllers.network.getActive()
  const { queryKey } = test.queries.holdings({ address: payer, network })
  test.cache.answers.set(JSON.stringify(queryKey), { balances })
  return test
}

test('default', async () => {
  const { send, events } = await start()
  send.start()
  await vi.waitFor(() => expect(send.state.token).toMatchObject({ symbol: 'ETH' }))
  expect(events).toContain('OPEN_SEND')
})

test('parameters: to, amount, assetAddress', async () => {
  const { send } = await start()
  send.start({
    to: receiver,
    amount: '1.5',
    assetAddress: contract.toUpperCase().replace('0X', '0x'),
  })
  await vi.waitFor(() => expect(send.state.receiver.status).toBe('success'))
  expect(send.state).toMatchObject({
    token: { symbol: 'USDT' },
    sendTokenAmount: 1_500_000n,
    receiverAddress: receiver,
  })
  expect(send.validate()).toBeUndefined()
})

test('parameters: assetAddress as an account of the chain', async () => {
  const { send } = await start()
  send.start({ assetAddress: tether.address })
  await vi.waitFor(() => expect(send.state.token).toMatchObject({ symbol: 'USDT' }))
})

test('behavior: a token that the account does not hold is read from the chain', async () => {
  const { send } = await start()
  send.start({ assetAddress: receiver, amount: '0.004' })
  await vi.waitFor(() => expect(send.state.token).toMatchObject({ symbol: 'MADE' }))
  expect(send.state).toMatchObject({
    sendTokenAmount: 4n,
    token: {
      address: `${mainnetId}:${receiver}`,
      quantity: { amount: 7n, decimals: 3, numeric: '0.007' },
    },
  })
})

test.each(['', '1e18', '-1', '1,5', '0x10', '0.0000001'])(
  'behavior: an amount that cannot be read is left for the visitor: %j',
  async (amount) => {
    const { send } = await start()
    send.start({ amount, assetAddress: contract })
    await vi.waitFor(() => expect(send.state.token).toMatchObject({ symbol: 'USDT' }))
    expect(send.state.sendTokenAmount).toBeUndefined()
  },
)

test('behavior: a intent for another network than the one in use is left out', async () => {
  const { send } = await start()
  send.start({ caipNetworkId: baseId, to: receiver, amount: '1', assetAddress: contract })
  await vi.waitFor(() => expect(send.state.token).toMatchObject({ symbol: 'ETH' }))
  expect(send.state).toMatchObject({ receiverText: '', sendTokenAmount: undefined })
})

test('behavior: a token of another chain is not taken for one of this', async () => {
  const { send } = await start()
  send.start({ assetAddress: `${baseId}:${contract}` })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(send.state.token).toBeUndefined()
  expect(send.validate()).toBe('token')
})

test('behavior: what the visitor chooses meanwhile stands', async () => {
  const { send } = await start()
  send.start({ assetAddress: contract })
  send.setToken(createCoin(mainnetId))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(send.state.token).toMatchObject({ symbol: 'ETH' })
})

test.each<[string, (test: TestSend) => void]>([
  [
    'the account',
    ({ adapter }) =>
      adapter.setConnection({
        connectorId: 'a',
        accounts: [{ address: receiver }],
        caipNetworkId: mainnetId,
      }),
  ],
  ['the network', ({ adapter }) => adapter.moveTo(baseId)],
  [
    'the connection',
    ({ adapter }) =>
      adapter.setConnection({
        connectorId: 'b',
        accounts: [{ address: payer }],
        caipNetworkId: mainnetId,
      }),
  ],
  ['the wallet, which goes,', ({ adapter }) => adapter.drop()],
])('behavior: another form begins in the same tick as %s changes', async (_, change) => {
  const test = await start()
  const { send } = test
  send.start({ to: receiver, amount: '0.5' })
  await vi.waitFor(() => expect(send.validate()).toBeUndefined())
  await send.prepare()
  expect(send.state.preparing.status).toBe('success')
  change(test)
  expect(send.state).toMatchObject({
    token: undefined,
    sendTokenAmount: undefined,
    receiverText: '',
    receiverAddress: undefined,
    preparing: { status: 'idle' },
  })
  await expect(send.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(test.chain.questions).toEqual([])
})

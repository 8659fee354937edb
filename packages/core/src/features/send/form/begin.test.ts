import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { TokenBalance } from '../../../runtime/api/data/tokenBalance.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestPayments,
  payer,
  receiver,
  type TestPayments,
} from '../../../test/createTestPayments.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'

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

/** With an answer about the account at hand. */
async function start(
  balances: readonly TokenBalance[] = [createCoin(mainnetId), tether],
): Promise<TestPayments> {
  const test = await createTestPayments({
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
  const { payments, events } = await start()
  payments.begin()
  await vi.waitFor(() => expect(payments.state.token).toMatchObject({ symbol: 'ETH' }))
  expect(events).toContain('OPEN_SEND')
})

test('parameters: to, amount, assetAddress', async () => {
  const { payments } = await start()
  payments.begin({
    to: receiver,
    amount: '1.5',
    assetAddress: contract.toUpperCase().replace('0X', '0x'),
  })
  await vi.waitFor(() => expect(payments.state.receiver.status).toBe('success'))
  expect(payments.state).toMatchObject({
    token: { symbol: 'USDT' },
    sendTokenAmount: 1_500_000n,
    receiverAddress: receiver,
  })
  expect(payments.validate()).toBeUndefined()
})

test('parameters: assetAddress as an account of the chain', async () => {
  const { payments } = await start()
  payments.begin({ assetAddress: tether.address })
  await vi.waitFor(() => expect(payments.state.token).toMatchObject({ symbol: 'USDT' }))
})

test('behavior: a token that the account does not hold is read from the chain', async () => {
  const { payments } = await start()
  payments.begin({ assetAddress: receiver, amount: '0.004' })
  await vi.waitFor(() => expect(payments.state.token).toMatchObject({ symbol: 'MADE' }))
  expect(payments.state).toMatchObject({
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
    const { payments } = await start()
    payments.begin({ amount, assetAddress: contract })
    await vi.waitFor(() => expect(payments.state.token).toMatchObject({ symbol: 'USDT' }))
    expect(payments.state.sendTokenAmount).toBeUndefined()
  },
)

test('behavior: a intent for another network than the one in use is left out', async () => {
  const { payments } = await start()
  payments.begin({ caipNetworkId: baseId, to: receiver, amount: '1', assetAddress: contract })
  await vi.waitFor(() => expect(payments.state.token).toMatchObject({ symbol: 'ETH' }))
  expect(payments.state).toMatchObject({ receiverText: '', sendTokenAmount: undefined })
})

test('behavior: a token of another chain is not taken for one of this', async () => {
  const { payments } = await start()
  payments.begin({ assetAddress: `${baseId}:${contract}` })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(payments.state.token).toBeUndefined()
  expect(payments.validate()).toBe('token')
})

test('behavior: what the visitor chooses meanwhile stands', async () => {
  const { payments } = await start()
  payments.begin({ assetAddress: contract })
  payments.setToken(createCoin(mainnetId))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(payments.state.token).toMatchObject({ symbol: 'ETH' })
})

test.each<[string, (test: TestPayments) => void]>([
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
  const { payments } = test
  payments.begin({ to: receiver, amount: '0.5' })
  await vi.waitFor(() => expect(payments.validate()).toBeUndefined())
  await payments.prepare()
  expect(payments.state.preparing.status).toBe('success')
  change(test)
  expect(payments.state).toMatchObject({
    token: undefined,
    sendTokenAmount: undefined,
    receiverText: '',
    receiverAddress: undefined,
    preparing: { status: 'idle' },
  })
  await expect(payments.send()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(test.chain.questions).toEqual([])
})

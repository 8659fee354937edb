import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseCaipAddress } from '../../../base/caip/caipAddress.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { createFakeTransfers } from '../../../test/createFakeTransfers.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held, trader } from '../../../test/createTestSwap.ts'
import { mainnetId } from '../../../test/networks.ts'
import { json, startFakeApi } from '../../../test/startFakeApi.ts'
import { findSwapToken } from './findSwapToken.ts'

const service = startFakeApi()

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

const usdc = parseCaipAddress(held.USDC.address ?? ('' as never)).address
const other = '0x0000000000000000000000000000000000000007'
const row = (symbol: string, address: string) => ({
  ...{ name: symbol, symbol, decimals: 6, address: `${mainnetId}:${address}` },
})

const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: mainnetId },
  quantity: { decimals: '18', numeric: '1' },
}

/** Finds a token of an account that holds ether, among listed USDC and what the test lists. */
async function find(text: string | undefined, listed: readonly object[] = []) {
  service.answer('/v1/supported-chains', () => json({ http: [mainnetId] }))
  service.answer(`/v1/account/${trader}/balance`, () => json({ balances: [coin] }))
  service.answer('/v1/convert/tokens', () => json({ tokens: [row('USDC', usdc), ...listed] }))
  const { runtime, adapter } = await createTestSwap()
  adapter.features['transfers:load'] = async () =>
    createFakeTransfers({
      readTokens: async ({ tokens }) =>
        tokens.map((address) => ({
          ...{ address, name: 'Chain', symbol: 'CHAIN', decimals: 8, value: 5n },
        })),
    })
  const sender = getSender(runtime, 'swaps:load')
  if (!sender) throw new Error('no sender')
  return await findSwapToken({ kit: runtime }, { sender, text })
}

test('default: the native coin', async () => {
  expect(await find(undefined)).not.toHaveProperty('address')
  expect(await find('eth')).not.toHaveProperty('address')
})

test.each([['USDC'], ['usdc'], [usdc], [usdc.toLowerCase()], [`${mainnetId}:${usdc}`]])(
  'behavior: a listed token by %s',
  async (text) => {
    expect(await find(text)).toMatchObject({
      symbol: 'USDC',
      quantity: { amount: 0n, decimals: 6 },
    })
  },
)

test('behavior: a token that is not listed, by its address on the chain', async () => {
  expect(await find(other)).toMatchObject({
    symbol: 'CHAIN',
    quantity: { amount: 5n, decimals: 8 },
  })
})

test('behavior: a symbol that two tokens have is left to the visitor', async () => {
  expect(await find('USDC', [row('USDC', other)])).toBeUndefined()
})

test.each([['NONE'], ['eip155:10:0x0000000000000000000000000000000000000007']])(
  'behavior: %s is none here',
  async (text) => {
    expect(await find(text)).toBeUndefined()
  },
)

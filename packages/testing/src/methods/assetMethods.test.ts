import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

const address = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const asset = { type: 'ERC20', options: { address, symbol: 'USDT', decimals: 6 } }

test.each([{ params: asset }, { params: [asset] }])('default %#', async ({ params }) => {
  const { call, asked } = setUpWallet()
  expect(await call('wallet_watchAsset', params)).toBe(true)
  expect(asked).toMatchObject([{ kind: 'watchAsset', address, symbol: 'USDT' }])
})

test('behavior: no capabilities', async () => {
  const { call, wallet } = setUpWallet()
  expect(await call('wallet_getCapabilities', [wallet.accounts[0]])).toEqual({})
})

test.each([undefined, {}, { type: 'ERC20' }, { ...asset, type: 'ERC721' }])(
  'error: %j',
  async (params) => {
    const { call } = setUpWallet()
    await expect(call('wallet_watchAsset', params)).rejects.toMatchObject({ code: -32602 })
  },
)

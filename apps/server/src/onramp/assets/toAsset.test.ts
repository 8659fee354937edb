import { expect, test } from 'vitest'
import { findNetwork } from '../networks/findNetwork.ts'
import { toAsset } from './toAsset.ts'

const usdc = {
  symbol: 'USDC',
  name: 'USD Coin',
  network: findNetwork('base'),
  contract: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  code: 'usdc_base',
}

test('default', () => {
  expect(toAsset(usdc)).toMatchObject({
    symbol: 'USDC',
    contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    code: 'usdc_base',
    network: { id: 'eip155:8453', name: 'base-mainnet' },
  })
})

test.each([[''], [null], [undefined], ['0x0000000000000000000000000000000000000000']])(
  'behavior: %s is the native currency, if the symbol is',
  (contract) => {
    expect(toAsset({ ...usdc, contract })).toBeUndefined()
    const native = toAsset({ ...usdc, symbol: 'ETH', contract })
    expect(native).toMatchObject({ symbol: 'ETH', contract: undefined })
  },
)

test('behavior: SOL has the address of its wrapped token in some lists', () => {
  const contract = 'So11111111111111111111111111111111111111112'
  const sol = toAsset({ ...usdc, symbol: 'SOL', network: findNetwork('solana'), contract })
  expect(sol).toMatchObject({ symbol: 'SOL', contract: undefined })
})

test.each([
  ['a network without orders', { network: undefined }],
  ['a wrong checksum', { contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914' }],
  ['an address of another chain', { contract: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }],
  ['a symbol that is none', { symbol: '<b>' }],
  ['a code without end', { code: 'x'.repeat(101) }],
])('behavior: %s is left out', (_, wrong) => {
  expect(toAsset({ ...usdc, ...wrong })).toBeUndefined()
})

test('behavior: a name with markup is replaced', () => {
  expect(toAsset({ ...usdc, name: '<img src=x>' })?.name).toBe('USDC')
})

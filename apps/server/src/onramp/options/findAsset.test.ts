import { expect, test } from 'vitest'
import { toAsset } from '../assets/toAsset.ts'
import { findNetwork } from '../networks/findNetwork.ts'
import { findAsset } from './findAsset.ts'

const network = findNetwork('base')
const contract = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const eth = toAsset({ symbol: 'ETH', name: 'Ether', network, contract: '', code: 'eth' })
const usdc = toAsset({ symbol: 'USDC', name: 'USD Coin', network, contract, code: 'usdc' })
const options = { assets: [eth!, usdc!], payments: [] }
const find = (currency: string, where: string) =>
  findAsset({ options, currency, network: where })?.code

test('default', () => {
  expect(find('USDC', 'base-mainnet')).toBe('usdc')
  expect(find('usdc', 'eip155:8453')).toBe('usdc')
  expect(find(contract.toLowerCase(), 'base')).toBe('usdc')
  expect(find('ETH', 'base-mainnet')).toBe('eth')
})

test('behavior: what is not sold there is not found', () => {
  expect(find('USDC', 'ethereum-mainnet')).toBeUndefined()
  expect(find('DAI', 'base-mainnet')).toBeUndefined()
  expect(find('USDC', 'nowhere')).toBeUndefined()
})

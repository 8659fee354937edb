import { expect, test } from 'vitest'
import { toAsset } from '../assets/toAsset.ts'
import { findNetwork } from '../networks/findNetwork.ts'
import { mergeOptions } from './mergeOptions.ts'

const usdc = { symbol: 'USDC', name: 'USD Coin', code: 'usdc' }
const onBase = toAsset({
  ...usdc,
  network: findNetwork('base'),
  contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
})!
const onEthereum = toAsset({
  ...usdc,
  network: findNetwork('ethereum'),
  contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
})!
const sol = toAsset({
  ...{ symbol: 'SOL', name: 'Solana', code: 'sol' },
  network: findNetwork('solana'),
  contract: '',
})!
const card = (currency: string, min: string, max: string) =>
  ({ currency, method: 'card', limits: { min, max } }) as const

test('default', () => {
  const merged = mergeOptions([
    {
      provider: { id: 'coinbase', name: 'Coinbase', hosts: ['pay.coinbase.com'] },
      options: { assets: [onEthereum, onBase], payments: [card('USD', '10', '7500')] },
    },
    {
      provider: { id: 'meld', name: 'Meld.io', hosts: ['meldcrypto.com'] },
      options: {
        assets: [onBase, sol],
        payments: [
          card('USD', '5.5', '2000'),
          card('EUR', '10', '5000'),
          { currency: 'EUR', method: 'bank_transfer', limits: undefined },
        ],
      },
    },
  ])
  expect(merged.paymentCurrencies).toEqual([
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '5.50', max: '7500.00' }] },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '5000.00' }] },
  ])
  expect(merged.purchaseCurrencies.map(({ id, networks }) => [id, networks.length])).toEqual([
    ['USDC', 2],
    ['SOL', 1],
  ])
  expect(merged.purchaseCurrencies[0]?.networks[0]).toEqual({
    name: 'ethereum-mainnet',
    display_name: 'Ethereum',
    chain_id: '1',
    contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    caip_network_id: 'eip155:1',
  })
  expect(merged.purchaseCurrencies[1]?.networks[0]).toMatchObject({
    chain_id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    contract_address: '',
  })
  expect(merged.providers[1]).toEqual({
    id: 'meld',
    name: 'Meld.io',
    hosts: ['meldcrypto.com'],
    networks: ['eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    purchase_currencies: ['USDC', 'SOL'],
    payment_currencies: ['USD', 'EUR'],
    payment_methods: ['card', 'bank_transfer'],
  })
})

test('behavior: limits that are no range are left out', () => {
  const provider = { id: 'coinbase', name: 'Coinbase', hosts: [] } as const
  const merged = mergeOptions([
    { provider, options: { assets: [], payments: [card('USD', '10', '5')] } },
  ])
  expect(merged.paymentCurrencies).toEqual([{ id: 'USD', payment_method_limits: [] }])
})

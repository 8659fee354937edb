import { expect, test } from 'vitest'
import { identifyNetwork } from '../caip/identifyNetwork.ts'
import { checkNetworks } from '../kit/checkNetworks.ts'
import * as networks from './networks.ts'

const { bitcoin, ...others } = networks
const all = [bitcoin, ...Object.values(others)] as const

test('default', () => {
  const ids = Object.entries(networks).map(([name, network]) => [name, identifyNetwork(network)])
  expect(Object.fromEntries(ids)).toEqual({
    bitcoin: 'bip122:000000000019d6689c085ae165831e93',
    bitcoinSignet: 'bip122:00000008819873e925422c1ff0f99f7c',
    bitcoinTestnet: 'bip122:000000000933ea01ad0ee984209779ba',
    kusama: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
    kusamaAssetHub: 'polkadot:48239ef607d7928874027a43a6768920',
    polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    polkadotAssetHub: 'polkadot:68d56f15f85d3136970ec16946040bc1',
    solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    solanaDevnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    solanaTestnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    westend: 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  })
})

test('behavior: a kit takes every one of them', () => {
  expect(checkNetworks({ networks: all })).toHaveLength(all.length)
})

test('behavior: what is worth nothing says so', () => {
  const tests = all.filter(({ testnet }) => testnet).map(({ name }) => name)
  expect(tests.sort()).toEqual([
    'Bitcoin Signet',
    'Bitcoin Testnet',
    'Solana Devnet',
    'Solana Testnet',
    'Westend',
  ])
})

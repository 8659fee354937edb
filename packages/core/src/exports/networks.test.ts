import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { identifyNetwork } from '../base/caip/identifyNetwork.ts'
import { checkNetworks } from '../boot/checkNetworks.ts'
import { createAccountController } from '../state/account.ts'
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

test('behavior: the explorers of Bitcoin take the default path of an account', () => {
  const account = createAccountController({ namespaces: [] })
  const links = [bitcoin, others.bitcoinSignet, others.bitcoinTestnet].map((network) => {
    const caipNetworkId = toCaipNetworkId(identifyNetwork(network))
    const { chainNamespace: namespace = 'eip155' } = network
    const connection = {
      connectorId: 'a',
      caipNetworkId,
      accounts: [{ address: 'ADDRESS' }] as const,
    }
    const explorerUrl = network.blockExplorers?.default.url
    account.setConnected(namespace, { connection, walletInfo: undefined, explorerUrl })
    return account.get(namespace).addressExplorerUrl
  })
  expect(links).toMatchInlineSnapshot(`
    [
      "https://mempool.space/address/ADDRESS",
      "https://mempool.space/signet/address/ADDRESS",
      "https://mempool.space/testnet/address/ADDRESS",
    ]
  `)
})

test('behavior: each is asked at its own address', () => {
  expect(all.map(({ name, rpcUrls }) => [name, ...rpcUrls.default.http])).toMatchInlineSnapshot(`
    [
      [
        "Bitcoin",
        "https://mempool.space/api",
      ],
      [
        "Bitcoin Signet",
        "https://mempool.space/signet/api",
      ],
      [
        "Bitcoin Testnet",
        "https://mempool.space/testnet/api",
      ],
      [
        "Kusama",
        "https://kusama-rpc.polkadot.io",
      ],
      [
        "Kusama Asset Hub",
        "https://kusama-asset-hub-rpc.polkadot.io",
      ],
      [
        "Polkadot",
        "https://rpc.polkadot.io",
      ],
      [
        "Polkadot Asset Hub",
        "https://polkadot-asset-hub-rpc.polkadot.io",
      ],
      [
        "Solana",
        "https://api.mainnet-beta.solana.com",
      ],
      [
        "Solana Devnet",
        "https://api.devnet.solana.com",
      ],
      [
        "Solana Testnet",
        "https://api.testnet.solana.com",
      ],
      [
        "Westend",
        "https://westend-rpc.polkadot.io",
      ],
    ]
  `)
})

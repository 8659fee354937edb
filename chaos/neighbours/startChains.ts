import type { Network } from '@cleat/core/adapter'
import { polkadot } from '@cleat/core/networks'
import {
  type Localnet,
  localExchange,
  localSolanaTokens,
  localTokens,
  startLocalnet,
} from '@cleat/localnet'
import { startFromEnvironment } from '@cleat/server/start'

/** Something that can be paid, with the facts of the chain itself. */
export type Asset = {
  readonly caipNetworkId: string
  /** `undefined` is the native coin. */
  readonly address?: string
  readonly symbol: string
  readonly decimals: number
}

type Networks = readonly [Network, ...Network[]]

/** The real chains of a run. */
export type Chains = {
  readonly localnet: Localnet
  readonly networks: Networks
  /** Those of `networks` that wagmi is for. */
  readonly evmNetworks: Networks
  readonly assets: readonly Asset[]
  /** The Data API over these chains. */
  readonly dataUrl: string
  /** The URLs that pages may ask. */
  readonly urls: readonly string[]
  stop(): Promise<void>
}

const solanaReference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const regtestReference = '0f9188f13cb7b2c71f2a335e3a4fc328'

export async function startChains(): Promise<Chains> {
  const evm = [
    { id: 1, name: 'Ethereum' },
    { id: 8453, name: 'Base' },
  ]
  const localnet = await startLocalnet({
    ...{ chains: evm, tokens: true, exchange: true, solana: true, bitcoin: true },
    timeoutMs: 60_000,
  })
  const solanaUrl = localnet.solana?.rpcUrl ?? ''
  const bitcoinUrl = localnet.bitcoin?.esploraUrl ?? ''
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const [first, ...others] = localnet.chains.map(({ id, name, rpcUrl, chain }) => ({
    ...{ id, name, nativeCurrency: ether, rpcUrls: { default: { http: [rpcUrl] } } },
    contracts: chain.contracts,
  }))
  if (!first) throw new Error('No EVM chain has started.')
  const evmNetworks: Networks = [first, ...others]
  const networks: Networks = [
    ...evmNetworks,
    {
      ...{ id: solanaReference, chainNamespace: 'solana', name: 'Solana' },
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [solanaUrl] } },
    },
    {
      ...{ id: regtestReference, chainNamespace: 'bip122', name: 'Bitcoin' },
      nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      rpcUrls: { default: { http: [bitcoinUrl] } },
    },
    polkadot,
  ]
  const assets: Asset[] = [
    ...evm.flatMap(({ id }) => [
      { caipNetworkId: `eip155:${id}`, symbol: 'ETH', decimals: 18 },
      ...localTokens.map(({ address, symbol, decimals }) => ({
        ...{ caipNetworkId: `eip155:${id}`, address, symbol, decimals },
      })),
    ]),
    { caipNetworkId: `solana:${solanaReference}`, symbol: 'SOL', decimals: 9 },
    ...localSolanaTokens.slice(0, 1).map(({ address, symbol, decimals }) => ({
      ...{ caipNetworkId: `solana:${solanaReference}`, address, symbol, decimals },
    })),
    { caipNetworkId: `bip122:${regtestReference}`, symbol: 'BTC', decimals: 8 },
  ]
  const urls = [...localnet.chains.map(({ rpcUrl }) => rpcUrl), solanaUrl, bitcoinUrl]
  const data = await startData(assets, [
    ...localnet.chains.map(({ id, rpcUrl }): [string, string] => [`eip155:${id}`, rpcUrl]),
    [`solana:${solanaReference}`, solanaUrl],
    [`bip122:${regtestReference}`, bitcoinUrl],
  ])
  return {
    ...{ localnet, networks, evmNetworks, assets, dataUrl: data.url, urls: [...urls, data.url] },
    async stop() {
      await data.stop()
      await localnet.stop()
    },
  }
}

/** In dollars, as the local exchange has it. */
const etherPrice = 2500

const { router, factory, wrapped, tokens } = localExchange
const exchange = {
  ...{ name: 'Local Exchange', router, factory, wrapped },
  through: [wrapped, tokens.USDC.address],
}

async function startData(assets: readonly Asset[], urls: readonly [string, string][]) {
  const described = urls.map(([chain]) => {
    const isHere = (one: Asset) => one.caipNetworkId === chain
    const native = assets.find((one) => isHere(one) && !one.address)
    const tokens = assets
      .filter((one) => isHere(one) && one.address)
      .map(({ address, symbol, decimals }) => ({
        address,
        name: symbol,
        symbol,
        decimals,
        price: 1,
      }))
    if (native?.symbol === 'ETH')
      return [chain, { price: etherPrice, tokens, exchanges: [exchange] }]
    if (native?.symbol !== 'BTC') return [chain, { price: 2000, tokens }]
    const nativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
    return [chain, { name: 'Bitcoin', nativeCurrency, price: 2000, tokens }]
  })
  return await startFromEnvironment({
    environment: {
      ...{ PORT: '0', RELAY: 'off', RATE_LIMIT: '0', SWAP_RATE_LIMIT: '0' },
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      CHAINS: urls.map(([chain, url]) => `${chain}=${url}`).join(','),
      CHAINS_FILE: JSON.stringify(Object.fromEntries(described)),
    },
  })
}

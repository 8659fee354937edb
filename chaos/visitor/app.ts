import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { EthersAdapter } from '@cleat/adapter-ethers'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createKit, type Kit } from '@cleat/core'
import type { ChainAdapter } from '@cleat/core/adapter'
import type { OnrampController } from '@cleat/core/onramp'
import * as runtime from '@cleat/core/runtime'
import type { SendController } from '@cleat/core/send'
import type { SwapController } from '@cleat/core/swap'
import { localExchange } from '@cleat/localnet'
import { type Page, runIn } from '../browser/page.ts'
import type { Asset, Chains } from '../neighbours/startChains.ts'

/** The app on a page. */
export type App = {
  readonly page: Page
  readonly kit: Kit
  send: SendController | undefined
  swap: SwapController | undefined
  onramp: OnrampController | undefined
  /** Whether the visitor chose a wallet on this page. */
  hasChosen: boolean
}

/** How the app is set up. */
export type SetUp = {
  readonly evm: 'wagmi' | 'ethers'
  /** Whether it uses a Data API, or reads all from the nodes. */
  readonly hasData: boolean
  /** Whether its list of wallets comes from a service. @default false */
  readonly hasExplorer?: boolean
}

/** Starts the app in a page: the whole kit with every adapter. */
export function openApp(parameters: {
  page: Page
  chains: Chains
  setUp: SetUp
  /** The origin of the sellers of cryptocurrencies. @default none is allowed */
  sellerUrl?: string | undefined
}): App {
  const { page, chains, setUp, sellerUrl } = parameters
  const { networks, evmNetworks, assets, dataUrl } = chains
  const app = runIn(page, (): App => {
    const adapters: ChainAdapter[] = [
      setUp.evm === 'wagmi' ? new WagmiAdapter({ networks: evmNetworks }) : new EthersAdapter(),
      ...[new SolanaAdapter(), new BitcoinAdapter(), new PolkadotAdapter()],
    ]
    const options = {
      ...{ networks, adapters, enableCoinbase: false, features: { analytics: false } },
      ...(setUp.hasData ? {} : { tokens: listTokens(assets) }),
      swap: { contracts: listContracts(evmNetworks) },
      ...(sellerUrl && { onramp: { hosts: listHosts(sellerUrl) } }),
      services: {
        ...(setUp.hasData && { data: dataUrl }),
        ...(setUp.hasExplorer && { explorer: dataUrl }),
      },
    }
    const kit = createKit(options, { runtime })
    kit.start()
    const unloaded = { send: undefined, swap: undefined, onramp: undefined }
    return { page, kit, ...unloaded, hasChosen: false }
  })
  if (!app) throw new Error('The page is closed.')
  return app
}

/** The sellers that stand behind one address. */
function listHosts(url: string): Record<string, readonly string[]> {
  const sellers = ['coinbase', 'meld', 'moonpay', 'stripe', 'transak']
  return Object.fromEntries(sellers.map((id) => [id, [url]]))
}

/** Where the local chains swap. */
function listContracts(networks: Chains['evmNetworks']) {
  const { wrapped, router } = localExchange
  return Object.fromEntries(
    networks.map(({ id }) => [`eip155:${id}`, { wrapped, v2Routers: [router] }]),
  )
}

function listTokens(assets: readonly Asset[]): Record<string, readonly { address: string }[]> {
  const ids = new Set(assets.map(({ caipNetworkId }) => caipNetworkId))
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      assets.flatMap(({ caipNetworkId, address }) =>
        caipNetworkId === id && address ? [{ address }] : [],
      ),
    ]),
  )
}

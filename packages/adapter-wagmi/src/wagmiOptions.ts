import type { Network, StorageArea } from '@cleat/core/adapter'
import type { Chain, HttpTransportConfig, Transport } from 'viem'
import type { Config, CreateConfigParameters, CreateConnectorFn, Storage } from 'wagmi'

/** Networks from which a config is made. */
type NetworkOptions<networks extends readonly Network[]> = {
  /** The app's networks. Those of other namespaces are left to their adapters. */
  networks: networks
  config?: undefined
  /** RPC URLs by CAIP-2 id, tried before the network's own. */
  customRpcUrls?:
    | {
        readonly [caipNetworkId: string]: readonly {
          readonly url: string
          /** Options of viem's transport for this URL. */
          readonly config?: HttpTransportConfig | undefined
        }[]
      }
    | undefined
  /** viem transports by chain id, in the place of those made from the RPC URLs. */
  transports?: { readonly [chainId: number]: Transport } | undefined
  /** wagmi connectors of the app's own, listed with the wallets that are found. */
  connectors?: readonly CreateConnectorFn[] | undefined
  /** Where wagmi keeps its connections: a storage of wagmi's too. @default `localStorage` */
  storage?: StorageArea | Storage | undefined
  /**
   * What the keys in storage start with. Two adapters on one page need different ones. @default
   * 'wagmi'
   */
  storageKey?: string | undefined
  /** Whether the app renders on a server; see wagmi. @default false */
  ssr?: boolean | undefined
  /** Whether wagmi's active chain follows the wallet's; see wagmi. @default true */
  syncConnectedChain?: boolean | undefined
  /** Milliseconds between looks at the chain; see viem. */
  pollingInterval?: number | undefined
  /** What viem sends together; see viem. */
  batch?: CreateConfigParameters['batch']
  /** Milliseconds for which viem keeps answers; see viem. */
  cacheTime?: number | undefined
}

/** A config that the app made with wagmi's `createConfig`. It has the chains and their RPC URLs. */
type ConfigOptions<config extends Config> = {
  /** The app's own config. */
  config: config
  /** Those of the config count. */
  networks?: readonly Network[] | undefined
}

/** Options of AppKit's adapter that nothing here needs. */
type Accepted = {
  /** Accepted for apps that have one. Nothing here needs it. */
  projectId?: string | undefined
  /** Accepted and not needed: payments are followed, and balances read again, without it. */
  pendingTransactionsFilter?:
    | { readonly enable?: boolean | undefined; readonly pollingInterval?: number | undefined }
    | undefined
}

/** What `WagmiAdapter` is made of: networks, or the app's own config. */
export type WagmiOptions<
  networks extends readonly Network[] = readonly Network[],
  config extends Config = Config,
> = Accepted & (NetworkOptions<networks> | ConfigOptions<config>)

/** The config that wagmi makes of networks: chains whose types are known stay so. */
export type ConfigOf<networks extends readonly Network[]> = number extends networks['length']
  ? Config
  : ChainsOf<networks> extends infer chains extends readonly [Chain, ...Chain[]]
    ? Config<chains, { readonly [id in chains[number]['id']]: Transport }>
    : Config

/** The viem chains among networks. */
type ChainsOf<networks extends readonly unknown[]> = networks extends readonly [
  infer first,
  ...infer rest,
]
  ? first extends Chain
    ? readonly [first, ...ChainsOf<rest>]
    : ChainsOf<rest>
  : readonly []

import {
  type AdapterContext,
  type CaipNetwork,
  CleatError,
  checkNetworks,
  createSafeArea,
  type Network,
  type StorageArea,
} from '@cleat/core/adapter'
import type { Chain, Transport } from 'viem'
import {
  type Config,
  type CreateConfigParameters,
  type CreateConnectorFn,
  createConfig,
  createStorage,
  deserialize,
  http,
} from 'wagmi'
import { guardConnector } from './guardConnector.ts'
import { queuedTransport } from './queuedTransport.ts'

export declare namespace createWagmiConfig {
  type Parameters = {
    /** The app's networks. Those of other namespaces are left to their adapters. */
    networks: readonly [Network, ...Network[]]
    /** Accepted for apps that have one. Nothing here needs it. */
    projectId?: string | undefined
    /** RPC URLs by CAIP-2 id, tried before the network's own. */
    customRpcUrls?:
      | { readonly [caipNetworkId: string]: readonly { readonly url: string }[] }
      | undefined
    /** viem transports by chain id, in the place of those made from the RPC URLs. */
    transports?: { readonly [chainId: number]: Transport } | undefined
    /** wagmi connectors of the app's own, listed with the wallets that are found. */
    connectors?: readonly CreateConnectorFn[] | undefined
    /** Where wagmi keeps its connections. @default `localStorage` */
    storage?: StorageArea | undefined
    /**
     * What the keys in storage start with. Two adapters on one page need different ones. @default
     * 'wagmi'
     */
    storageKey?: string | undefined
    /** Whether the app renders on a server; see wagmi. @default false */
    ssr?: boolean | undefined
    /** Milliseconds between looks at the chain; see viem. */
    pollingInterval?: number | undefined
  }
}

/** A config, and the storage behind it, which unlike wagmi's own face can be read at once. */
export type WagmiSetup = {
  readonly config: Config
  readonly area: StorageArea
  readonly storageKey: string
}

/**
 * wagmi's config for an app's networks. Wallets are discovered by Cleat, so wagmi's own discovery
 * is off.
 */
export function createWagmiConfig(
  parameters: createWagmiConfig.Parameters,
  getContext: () => AdapterContext<'eip155'> | undefined,
): WagmiSetup {
  const { networks, customRpcUrls, transports, connectors, storage, ssr, pollingInterval } =
    parameters
  const { storageKey = 'wagmi' } = parameters
  const checked = checkNetworks({ networks, customRpcUrls })
  const [first, ...rest] = checked.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  if (!first)
    throw new CleatError('CONFIG_ADAPTER_WITHOUT_NETWORK', {
      context: { id: 'wagmi', namespace: 'eip155' },
    })

  const chains = [toChain(first), ...rest.map(toChain)] as const
  const area = createSafeArea({ area: storage })
  const guard = (create: CreateConnectorFn) =>
    guardConnector({ create, getConfig: () => config, getContext })
  const config: Config = createConfig({
    chains,
    transports: Object.fromEntries(
      chains.map((chain) => [chain.id, transports?.[chain.id] ?? toTransport(chain)]),
    ),
    multiInjectedProviderDiscovery: false,
    ...(connectors ? { connectors: connectors.map(guard) } : {}),
    storage: createStorage({
      storage: area,
      key: storageKey,
      deserialize: deserializeSafely,
    }),
    ...(ssr === undefined ? {} : { ssr }),
    ...(pollingInterval === undefined ? {} : { pollingInterval }),
  } as CreateConfigParameters)
  return { config, area, storageKey }
}

/** A checked eip155 network is a viem chain with more on it; its id is known to be a number. */
function toChain(network: CaipNetwork): Chain {
  return network as CaipNetwork & Chain
}

function toTransport(chain: Chain): Transport {
  const [first, ...rest] = chain.rpcUrls.default.http.map((url) => http(url))
  return rest.length > 0 && first ? queuedTransport([first, ...rest]) : (first ?? http())
}

/** Values that something else broke count as absent; wagmi would throw on them. */
function deserializeSafely<type>(text: string): type {
  try {
    return deserialize<type>(text)
  } catch {
    return null as type
  }
}

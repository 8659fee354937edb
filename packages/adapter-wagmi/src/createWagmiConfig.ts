import {
  type CaipNetwork,
  CleatError,
  checkNetworks,
  createSafeArea,
  type StorageArea,
} from '@cleat/core/adapter'
import type { Chain, Transport } from 'viem'
import {
  type Config,
  type CreateConfigParameters,
  createConfig,
  createStorage,
  deserialize,
  http,
  type Storage,
} from 'wagmi'
import { queuedTransport } from './queuedTransport.ts'
import type { WagmiOptions } from './wagmiOptions.ts'

/** A config, and the storage behind it, which unlike wagmi's own face can be read at once. */
export type WagmiSetup = {
  readonly config: Config
  readonly area: StorageArea
  readonly storageKey: string
}

/**
 * wagmi's config for an app's networks, or the app's own. Wallets are discovered by Cleat, so
 * wagmi's own discovery is off.
 */
export function createWagmiConfig(options: WagmiOptions): WagmiSetup {
  if (options.config) {
    const { config } = options
    return { config, area: createSafeArea(), storageKey: config.storage?.key ?? '' }
  }

  const { networks, customRpcUrls, transports, storage, storageKey, ...rest } = options
  const checked = checkNetworks({ networks, customRpcUrls })
  const [first, ...others] = checked.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  if (!first)
    throw new CleatError('CONFIG_ADAPTER_WITHOUT_NETWORK', {
      context: { id: 'wagmi', namespace: 'eip155' },
    })

  const chains = [toChain(first), ...others.map(toChain)] as const
  const toTransport = ({ id, caipNetworkId, rpcUrls }: CaipNetwork): Transport => {
    const own = customRpcUrls?.[caipNetworkId]
    const [main = http(), ...next] = rpcUrls.default.http.map((url, index) =>
      http(url, own?.[index]?.config),
    )
    return transports?.[Number(id)] ?? (next.length > 0 ? queuedTransport([main, ...next]) : main)
  }
  const isReady = isWagmiStorage(storage)
  const area = createSafeArea({ area: isReady ? undefined : storage })
  const key = storageKey ?? 'wagmi'
  const config: Config = createConfig({
    ...rest,
    chains,
    transports: Object.fromEntries(chains.map((chain) => [chain.id, toTransport(chain)])),
    multiInjectedProviderDiscovery: false,
    storage: isReady
      ? storage
      : createStorage({ storage: area, key, deserialize: deserializeSafely }),
  } as CreateConfigParameters)
  return { config, area, storageKey: isReady ? storage.key : key }
}

/** A checked eip155 network is a viem chain with more on it; its id is known to be a number. */
function toChain(network: CaipNetwork): CaipNetwork & Chain {
  return network as CaipNetwork & Chain
}

function isWagmiStorage(storage: StorageArea | Storage | undefined): storage is Storage {
  return typeof (storage as Storage | undefined)?.key === 'string'
}

/** Values that something else broke count as absent; wagmi would throw on them. */
function deserializeSafely<type>(text: string): type {
  try {
    return deserialize<type>(text)
  } catch {
    return null as type
  }
}

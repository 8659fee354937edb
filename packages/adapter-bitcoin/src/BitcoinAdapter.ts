import {
  CleatError,
  checkNetworks,
  createSafeArea,
  type Network,
  type StorageArea,
  WalletAdapter,
} from '@cleat/core/adapter'
import { createAccountMemory } from './base/accountMemory.ts'
import { toNetworkName } from './base/bitcoinNetwork.ts'
import type { BitcoinWallet } from './base/bitcoinWallet.ts'
import { discoverWallets } from './discoverWallets.ts'
import type { GetUtxos } from './esplora/fetchCoins.ts'
import { bitcoinFeatures } from './features/bitcoinFeatures.ts'

export declare namespace BitcoinAdapter {
  type Parameters = {
    /** Networks to check when the adapter is created. The kit's own list decides which are used. */
    networks?: readonly Network[] | undefined
    /** Replaces the Esplora API at the RPC URL of a network. */
    api?:
      | {
          /** Fetches unspent outputs. @default Esplora */
          readonly getUTXOs?: GetUtxos | undefined
        }
      | undefined
    /** Accepted for apps that have one. Nothing here needs it. */
    projectId?: string | undefined
    /** Where the adapter remembers the visitor's wallets. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.bip122.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * The adapter for Bitcoin wallets of the Wallet Standard, sats-connect, UniSat, OKX, Leather and
 * WalletConnect. `useAppKitProvider('bip122')` returns a `BitcoinProvider` for any of them.
 * @throws `CONFIG_NETWORK_INVALID` if a network is not one of Bitcoin
 * @example
 * ```ts
 * import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
 * import { createAppKit } from '@cleat/react'
 * import { bitcoin } from '@cleat/react/networks'
 *
 * createAppKit({ adapters: [new BitcoinAdapter()], networks: [bitcoin] })
 * ```
 * @see BIP-122, BIP-137, BIP-322, BIP-174
 */
export class BitcoinAdapter extends WalletAdapter<'bip122', BitcoinWallet> {
  constructor(parameters: BitcoinAdapter.Parameters = {}) {
    const { networks, api, storageKey, storage = createSafeArea() } = parameters
    if (networks) requireBitcoin(networks)
    const key = `${storageKey ?? 'cleat.bip122'}.accounts`
    const memory = createAccountMemory({ area: storage, key })
    super({
      ...{ storage, storageKey },
      id: 'bitcoin',
      namespace: 'bip122',
      discover: ({ discovery, remoteWallets, emit }, report) =>
        discoverWallets({
          ...{ window, discovery, remoteWallets, memory, report },
          onDropped: () => emit({ type: 'walletsDropped' }),
        }),
      features: (session) => bitcoinFeatures({ session, getAdapter: () => this, ...api }),
    })
  }
}

function requireBitcoin(networks: readonly Network[]): void {
  for (const { name, caipNetworkId } of checkNetworks({ networks })) {
    if (toNetworkName(caipNetworkId)) continue
    const facts = { name, field: 'id', value: caipNetworkId }
    throw new CleatError('CONFIG_NETWORK_INVALID', { context: facts })
  }
}

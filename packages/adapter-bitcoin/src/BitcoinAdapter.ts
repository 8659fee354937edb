import {
  CleatError,
  checkNetworks,
  type Network,
  type StorageArea,
  WalletAdapter,
} from '@cleat/core/adapter'
import { toNetworkName } from './bitcoinNetwork.ts'
import { discoverWallets } from './discoverWallets.ts'
import { bitcoinFeatures } from './features/bitcoinFeatures.ts'
import type { GetUtxos } from './features/readBalance.ts'
import type { BitcoinWallet } from './wallet/bitcoinWallet.ts'

export declare namespace BitcoinAdapter {
  type Parameters = {
    /** Checked at once; those that count are the kit's. */
    networks?: readonly [Network, ...Network[]] | undefined
    /** Instead of the Esplora interface at the RPC URL of a network. */
    api?: { readonly getUTXOs?: GetUtxos | undefined } | undefined
    /** Where the wallets of this visitor are remembered. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.bip122.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * Bitcoin, through the wallets of the page, each in its own dialect. `useAppKitProvider('bip122')` gives a `BitcoinProvider`.
 * @throws `CONFIG_…` when the networks cannot work
 */
export class BitcoinAdapter extends WalletAdapter<'bip122', BitcoinWallet> {
  constructor(parameters: BitcoinAdapter.Parameters = {}) {
    const { networks, api, ...rest } = parameters
    if (networks) requireBitcoin(networks)
    super({
      ...rest,
      id: 'bitcoin',
      namespace: 'bip122',
      discover: ({ discovery, externalWallets }, report) =>
        discoverWallets({ window, discovery, externalWallets, report }),
      features: (session) => bitcoinFeatures({ session, getAdapter: () => this, ...api }),
    })
  }
}

function requireBitcoin(networks: readonly [Network, ...Network[]]): void {
  for (const { name, caipNetworkId } of checkNetworks({ networks })) {
    if (toNetworkName(caipNetworkId)) continue
    const facts = { name, field: 'id', value: caipNetworkId }
    throw new CleatError('CONFIG_NETWORK_INVALID', { context: facts })
  }
}

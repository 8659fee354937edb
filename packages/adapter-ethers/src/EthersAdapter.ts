import { type StorageArea, WalletAdapter } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { adapterParameters } from './adapterParameters.ts'
import { ethers6 } from './library/ethers6.ts'

export declare namespace EthersAdapter {
  type Parameters = {
    /** Accepted for apps that have one. Nothing here needs it. */
    projectId?: string | undefined
    /** Where the wallets of this visitor are remembered. @default the browser's `localStorage` */
    storage?: StorageArea | undefined
    /** @default `cleat.eip155.wallets` */
    storageKey?: string | undefined
  }
}

/**
 * The adapter for EVM chains through ethers 6. `useAppKitProvider('eip155')` returns the EIP-1193
 * provider that `BrowserProvider` of ethers takes.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { createAppKit } from '@cleat/react'
 * import { mainnet } from '@cleat/react/networks'
 *
 * createAppKit({ adapters: [new EthersAdapter()], networks: [mainnet] })
 * ```
 */
export class EthersAdapter extends WalletAdapter<'eip155', Eip1193Wallet> {
  constructor(parameters: EthersAdapter.Parameters = {}) {
    super(adapterParameters(ethers6, parameters))
  }
}

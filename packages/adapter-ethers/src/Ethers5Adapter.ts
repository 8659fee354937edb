import { WalletAdapter } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { adapterParameters } from './adapterParameters.ts'
import type { EthersAdapter } from './EthersAdapter.ts'
import { ethers5 } from './library/ethers5.ts'

/**
 * The adapter for EVM chains through ethers 5. `useAppKitProvider('eip155')` returns the EIP-1193
 * provider that `providers.Web3Provider` of ethers takes.
 * @example
 * ```ts
 * import { Ethers5Adapter } from '@cleat/adapter-ethers/v5'
 * import { createAppKit } from '@cleat/react'
 * import { mainnet } from '@cleat/react/networks'
 *
 * createAppKit({ adapters: [new Ethers5Adapter()], networks: [mainnet] })
 * ```
 */
export class Ethers5Adapter extends WalletAdapter<'eip155', Eip1193Wallet> {
  constructor(parameters: EthersAdapter.Parameters = {}) {
    super(adapterParameters(ethers5, parameters))
  }
}

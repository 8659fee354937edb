import type { Namespace } from '../../base/caip/namespace.ts'
import type { DiscoveredWallet } from './discoveredWallet.ts'
import type { PairedWallet } from './pairedWallet.ts'

/**
 * A remote wallet as adapters receive it: with an EIP-1193 provider on EVM chains, else as a
 * `PairedWallet`.
 */
export type RemoteWallet<namespace extends Namespace = Namespace> = namespace extends 'eip155'
  ? DiscoveredWallet
  : PairedWallet

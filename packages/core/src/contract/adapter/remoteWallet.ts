import type { Namespace } from '../../base/caip/namespace.ts'
import type { DiscoveredWallet } from './discoveredWallet.ts'
import type { PairedWallet } from './pairedWallet.ts'

/** A wallet that is not found in the page, as adapters of a namespace take it: on EVM chains by its EIP-1193 provider. */
export type RemoteWallet<namespace extends Namespace = Namespace> = namespace extends 'eip155'
  ? DiscoveredWallet
  : PairedWallet

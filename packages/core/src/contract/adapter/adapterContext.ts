import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { AdapterEvent } from './adapterEvent.ts'
import type { RemoteWallet } from './remoteWallet.ts'

/** Who the app is, as wallets show it. */
export type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** All that an adapter may know of the kit. */
export type AdapterContext<namespace extends Namespace = Namespace> = {
  /** The app's networks of the adapter's namespace, checked. Never empty. */
  readonly networks: readonly CaipNetwork[]
  readonly metadata: Metadata
  /** Which kinds of discovery the app allows. */
  readonly discovery: { readonly announced: boolean; readonly injected: boolean }
  /**
   * Wallets that are not found in the page. They come when they are wanted, if ever. On EVM chains they are like those of the
   * page; everywhere else it is the wallet that is paired through a relay.
   */
  readonly remoteWallets: Promise<readonly RemoteWallet<namespace>[]>
  /** The network in use on this namespace: the wallet's when connected, else the visitor's choice. */
  getNetwork(): CaipNetwork
  emit(event: AdapterEvent): void
}

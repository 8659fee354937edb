import type { Namespace } from '../../base/caip/namespace.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { WalletRequest } from '../requests/walletRequest.ts'
import type { AdapterEvent } from './adapterEvent.ts'
import type { RemoteWallet } from './remoteWallet.ts'

/** The app's metadata, as wallets show it. */
export type Metadata = {
  /** Name of the app. */
  readonly name: string
  /** One sentence about the app. */
  readonly description: string
  /** https URL of the app. Wallets compare it with the page. */
  readonly url: string
  /** URLs of the app's icons. */
  readonly icons: readonly string[]
}

/** The parts of the kit that adapters use. */
export type AdapterContext<namespace extends Namespace = Namespace> = {
  /** The app's networks of the adapter's namespace, validated. Never empty. */
  readonly networks: readonly CaipNetwork[]
  readonly metadata: Metadata
  /** The kinds of wallet discovery that the app allows. */
  readonly discovery: { readonly announced: boolean; readonly injected: boolean }
  /**
   * Remote wallets of the namespace. Their code loads lazily, so the list may arrive late or never.
   * On `eip155` each entry is a wallet with an EIP-1193 provider; on other namespaces it is the
   * wallet paired through a relay.
   */
  readonly remoteWallets: Promise<readonly RemoteWallet<namespace>[]>
  /**
   * The active network of the namespace: the wallet's when connected, else the visitor's choice.
   */
  getNetwork(): CaipNetwork
  emit(event: AdapterEvent): void
  /**
   * Sends a request through the request pipeline. For requests of apps that reach a wallet through
   * the adapter's own library.
   */
  request(request: WalletRequest): Promise<unknown>
}

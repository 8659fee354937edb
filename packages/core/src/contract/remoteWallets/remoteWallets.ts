import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { RemoteWallet } from '../adapter/remoteWallet.ts'
import type { KitOptions } from '../options/kitOptions.ts'
import type { ConnectedAccount } from '../wallets/connectedAccount.ts'
import type { PairedSession } from './pairedSession.ts'
import type { WalletConnectParameters } from './walletConnectParameters.ts'

/** Wallets that are not found in the page, and what is done with them. */
export type LoadedRemoteWallets = {
  /** What adapters get of them. What each needs of its own is loaded by the first request to it. */
  readonly byNamespace: { readonly [namespace: string]: readonly RemoteWallet[] }
  /** PairingProposals a pairing and waits for a wallet to take it; see `connectWalletConnect`. */
  connectWalletConnect(parameters?: WalletConnectParameters): Promise<ConnectedAccount>
  /** Has a pairing ready before the visitor chooses a wallet, so that a tap can open it at once. Never rejects. */
  preparePairing(): Promise<void>
  /** Stops waiting for a request of `connection.state.waiting`. */
  cancelRequest(parameters: { id: number }): void
  /** The provider of the protocol's library, loaded if need be. Nothing where the app does not pair wallets. */
  getUniversalProvider(): Promise<KitOptions['universalProvider']>
  /** The wallet that is paired, where one is. */
  getSession(): PairedSession | null
}

/** The place of their code in a kit. It comes with the interface, which is where they are chosen. */
export type RemoteWallets = {
  /** What their code needs to know. */
  readonly setup: { readonly options: KitOptions; readonly area: StorageArea }
  readonly loaded: Promise<LoadedRemoteWallets>
  /** Whether their code is there. */
  isAttached?: boolean | undefined
  /** What was loaded, if anything was. */
  current?: LoadedRemoteWallets | undefined
  provide(wallets: LoadedRemoteWallets): void
}

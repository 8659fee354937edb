import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { RemoteWallet } from '../adapter/remoteWallet.ts'
import type { AuthWallet } from '../auth/authWallet.ts'
import type { KitOptions } from '../options/kitOptions.ts'
import type { UniversalProvider } from '../options/universalProvider.ts'
import type { PairedSignIn, PairedSignInParameters } from '../signIn/pairedSignIn.ts'
import type { ConnectedAccount } from '../wallets/connectedAccount.ts'
import type { PairedSession } from './pairedSession.ts'
import type { WalletConnectParameters } from './walletConnectParameters.ts'

/** The loaded remote wallets of a kit and their operations. */
export type LoadedRemoteWallets = {
  /**
   * The wallets of each namespace, as adapters receive them. Each loads its SDK on the first
   * request.
   */
  readonly byNamespace: { readonly [namespace: string]: readonly RemoteWallet[] }
  /**
   * Creates a pairing proposal and waits for a wallet to approve it; see `connectWalletConnect`.
   */
  connectWalletConnect(parameters?: WalletConnectParameters): Promise<ConnectedAccount>
  /**
   * Creates a pairing proposal before the visitor chooses a wallet. A tap can then open the wallet
   * in the same tick. Never rejects.
   */
  preparePairing(): Promise<void>
  /**
   * Asks wallets that pair from now on to sign in with the same prompt. `undefined` where that
   * cannot be asked.
   */
  askToSignIn(parameters: PairedSignInParameters): Promise<PairedSignIn | undefined>
  /** Cancels a request of `connection.state.waiting`. */
  cancelRequest(parameters: { id: number }): void
  /** Loads and returns WalletConnect's provider. `undefined` if the app does not offer pairing. */
  getUniversalProvider(): Promise<UniversalProvider | undefined>
  /** The embedded wallet, if the app has one. Its wallets are in `byNamespace`, too. */
  readonly auth?: AuthWallet | undefined
  /** The paired wallet, if any. */
  getSession(): PairedSession | null
}

/** Holds the remote wallets of a kit. Their code loads with the UI. */
export type RemoteWallets = {
  /** The input of their code. */
  readonly setup: { readonly options: KitOptions; readonly area: StorageArea }
  readonly loaded: Promise<LoadedRemoteWallets>
  /** Whether their code is loaded. */
  isAttached?: boolean | undefined
  /** The loaded remote wallets, if any. */
  current?: LoadedRemoteWallets | undefined
  provide(wallets: LoadedRemoteWallets): void
}

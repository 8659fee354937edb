import type { Namespace } from '../../base/caip/namespace.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { LazyProvider } from '../../contract/adapter/createLazyProvider.ts'
import type { PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import type { ProposalOverride } from '../../contract/options/proposalOverride.ts'
import type { UniversalProvider } from '../../contract/options/universalProvider.ts'
import type { PairedSignIn, PairedSignInParameters } from '../../contract/signIn/pairedSignIn.ts'
import type { ProposalMemory } from './createProposalMemory.ts'
import type { WalletConnectClient } from './walletConnectClient.ts'

/** The options and kit functions that only pairing needs. */
export type WalletConnectOptions = {
  readonly area: StorageArea
  readonly memory: ProposalMemory
  /** Shows the link to the wallet in which a request is pending. */
  readonly openRequests: () => void
  /**
   * Notifies when another wallet becomes active.
   * @returns the unsubscribe function
   */
  readonly followAccounts: (listener: () => void) => () => void
  readonly universalProvider?: UniversalProvider | undefined
  readonly universalProviderConfigOverride?: ProposalOverride | undefined
}

export type LoadedWalletConnect = {
  readonly client: WalletConnectClient
  readonly provider: UniversalProvider
  /**
   * Whether a wallet approved a pairing proposal of an earlier visit while none was pending here.
   * Settles when no such proposal is left.
   */
  readonly resumed: Promise<boolean>
  /**
   * Asks wallets that pair from now on to sign in with the same prompt. `undefined` where that
   * cannot be asked.
   */
  askToSignIn(parameters: PairedSignInParameters): Promise<PairedSignIn | undefined>
  /** Follows the app's own provider. `onPaired` is called for each session that it brings. */
  followApp(onPaired: (isNew: boolean) => void): void
  /** The paired wallet as an EVM wallet. */
  readonly eip155: LazyProvider
  /** The paired wallet for the other namespaces. */
  createPairedWallet(namespace: Namespace): PairedWallet
}

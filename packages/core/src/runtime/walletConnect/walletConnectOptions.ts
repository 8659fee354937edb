import type UniversalProvider from '@walletconnect/universal-provider'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import type { LazyProvider } from '../../contract/adapter/createLazyProvider.ts'
import type { PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import type { ProposalOverride } from '../../contract/options/proposalOverride.ts'
import type { ProposalMemory } from './createProposalMemory.ts'
import type { WalletConnectClient } from './walletConnectClient.ts'

/** What only pairing needs of an app's options, and of the kit. */
export type WalletConnectOptions = {
  readonly area: StorageArea
  readonly memory: ProposalMemory
  /** Shows where to open the wallet that a request waits in. */
  readonly openRequests: () => void
  /**
   * Tells when other wallets come into use.
   * @returns what stops it
   */
  readonly followAccounts: (listener: () => void) => () => void
  readonly universalProvider?: UniversalProvider | undefined
  readonly universalProviderConfigOverride?: ProposalOverride | undefined
}

export type LoadedWalletConnect = {
  readonly client: WalletConnectClient
  readonly provider: UniversalProvider
  /** Whether a wallet took an offer of an earlier visit, and nobody waits for it. Settles when no such offer stands. */
  readonly resumed: Promise<boolean>
  /** The paired wallet as one of EVM chains. */
  readonly eip155: LazyProvider
  /** The paired wallet as one of any other namespace. */
  createPairedWallet(namespace: Namespace): PairedWallet
}

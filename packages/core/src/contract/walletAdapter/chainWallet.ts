import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { ConnectionAccount } from '../adapter/connection.ts'
import type { Connector } from '../adapter/connector.ts'

/** The complete state of a connected wallet. */
export type WalletState = {
  /** Never empty; the first one is active in the wallet. */
  readonly accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  readonly caipNetworkId: CaipNetworkId
}

/**
 * One wallet of a namespace behind a common interface. A chain family implements it for each of its
 * wallet APIs; `createWalletAdapter` does the rest.
 */
export type ChainWallet = {
  readonly connector: Connector

  /**
   * Requests accounts. If silent, it never prompts and resolves with `null` if no account is
   * already shared. `network` is the active one; a wallet that knows its own chain returns that
   * instead.
   */
  connect(parameters: {
    isSilent: boolean
    network: CaipNetwork
    signal: AbortSignal
  }): Promise<WalletState | null>

  /** Notifies the wallet of the disconnect. It may fail or never settle. */
  disconnect(): Promise<void>

  /**
   * Subscribes to the wallet's state; `null` means that it shares nothing until its next report.
   * `getState` returns what the adapter has of the wallet, for events that name only what changed.
   * @returns removes every listener
   */
  watch(
    report: (state: WalletState | null) => void,
    getState: () => WalletState | undefined,
  ): () => void

  /** Reads the current state from the wallet. Absent if that would prompt. */
  read?(): Promise<WalletState | null>

  /**
   * Switches the wallet to a network. Resolves with the new state if it changed. Absent if the app
   * alone chooses the chain.
   */
  switchNetwork?(parameters: { network: CaipNetwork }): Promise<WalletState | undefined>
}

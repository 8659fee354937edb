import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { ConnectionAccount } from '../adapter/connection.ts'
import type { Connector } from '../adapter/connector.ts'

/** What a connected wallet says of itself: the whole truth, every time. */
export type WalletState = {
  /** Never empty; the first is the one that the wallet has in use. */
  readonly accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  readonly caipNetworkId: CaipNetworkId
}

/**
 * One wallet of a namespace in the common tongue. A chain family translates its wallets into this, and
 * `createWalletAdapter` does the rest.
 */
export type ChainWallet = {
  readonly connector: Connector

  /**
   * Asks for accounts. Silent, it never prompts, and resolves with `null` where nothing is shared without asking.
   * `network` is the one in use; a wallet that knows its own chain answers with that instead.
   */
  connect(parameters: {
    isSilent: boolean
    network: CaipNetwork
    signal: AbortSignal
  }): Promise<WalletState | null>

  /** Tells the wallet that it is let go. It may fail or never answer. */
  disconnect(): Promise<void>

  /**
   * Follows the wallet; `null` says that it shares nothing any more, until it reports again.
   * @returns what takes every listener away
   */
  watch(report: (state: WalletState | null) => void): () => void

  /** The wallet's own word at this moment. Absent where a wallet cannot be asked without a prompt. */
  read?(): Promise<WalletState | null>

  /**
   * Moves the wallet, and resolves with what it shares there if that is not what it shared before. Absent where the chain is
   * the app's choice.
   */
  switchNetwork?(parameters: { network: CaipNetwork }): Promise<WalletState | undefined>
}

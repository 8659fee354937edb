import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'

/** What happened to the session, whoever caused it. */
export type SessionChange =
  /** Paired, or approved otherwise than before. */
  | { readonly type: 'updated' }
  /** The wallet, or the visitor, ended it, or its time is over. */
  | { readonly type: 'ended' }
  /** The wallet moved to another of its chains. */
  | { readonly type: 'chain'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet prefers these of its accounts now. */
  | {
      readonly type: 'accounts'
      readonly namespace: Namespace
      readonly addresses: readonly string[]
    }

/**
 * Wallets outside this browser, reached through a relay. One session serves every namespace; adapters share it and keep
 * no copy. Every rejection that is not the wallet's own answer is a `CleatError`.
 */
export type WalletConnectClient = {
  /** The session in use, as it is at this moment. */
  getSession(): PairedSession | null
  /**
   * PairingProposals a pairing and waits until a wallet takes it; at once where one is paired that approved the namespace. A wallet need not
   * approve it even then.
   */
  pair(namespace: Namespace): Promise<PairedSession>
  /** Has an offer ready before anybody waits for it. Never rejects. */
  prepare(): Promise<void>
  /** Asks the wallet. Rejects with what it answered. */
  request(parameters: {
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  /** Asks the app's own RPC of a chain, for what needs no wallet. */
  read(parameters: {
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  /** Stops waiting for a request. The wallet may still show it. */
  cancel(id: number): void
  /** Ends the session on both sides; here at once, there as soon as the relay can be reached. */
  disconnect(): Promise<void>
  subscribe(listener: (change: SessionChange) => void): () => void
}

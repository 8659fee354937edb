import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'

/** A change of the session, whatever caused it. */
export type SessionChange =
  /** Paired, or approved with other namespaces. */
  | { readonly type: 'updated' }
  /** Ended by the wallet or the visitor, or expired. */
  | { readonly type: 'ended' }
  /** The wallet switched to another of its chains. */
  | { readonly type: 'chain'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet prefers these of its accounts. */
  | {
      readonly type: 'accounts'
      readonly namespace: Namespace
      readonly addresses: readonly string[]
    }

/**
 * The client of remote wallets that are paired through a relay. One session serves every namespace;
 * adapters share it and keep no copy. Every rejection is a `CleatError`, except the wallet's own
 * answer.
 */
export type WalletConnectClient = {
  /** Returns the active session. */
  getSession(): PairedSession | null
  /**
   * Creates a pairing proposal and waits until a wallet approves it. Resolves at once if a paired
   * wallet approved the namespace. The approved session may lack the namespace.
   */
  pair(namespace: Namespace): Promise<PairedSession>
  /** Creates a pairing proposal ahead of time. Never rejects. */
  prepare(): Promise<void>
  /** Sends a request to the wallet. Rejects with the wallet's error. */
  request(parameters: {
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  /** Sends a read request to the app's RPC of a chain. */
  read(parameters: {
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  /** Stops waiting for a request. The wallet may still show it. */
  cancel(id: number): void
  /** Ends the session here at once, and in the wallet as soon as the relay is reachable. */
  disconnect(): Promise<void>
  subscribe(listener: (change: SessionChange) => void): () => void
}

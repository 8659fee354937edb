import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** The complete state of a paired wallet on one namespace. */
export type PairedState = {
  /** Accounts on every approved chain. Preferred accounts come first. Never empty. */
  readonly accounts: readonly { readonly caipNetworkId: CaipNetworkId; readonly address: string }[]
  /** The active chain, one of the approved ones. */
  readonly caipNetworkId: CaipNetworkId
  /** The approved chains. Requests for other chains are rejected. */
  readonly chains: readonly CaipNetworkId[]
  /** The approved methods. Other methods are rejected. */
  readonly methods: readonly string[]
  /** The `sessionProperties` of the session, unvalidated. */
  readonly properties: { readonly [name: string]: string }
}

/**
 * A paired wallet, restricted to the adapter's namespace. Its session serves other namespaces as
 * well, so it may exist before `pair` and may end on another namespace's request.
 */
export type PairedWallet = {
  readonly id: string
  readonly name: string
  /** `auth`: the embedded wallet, in the same form. */
  readonly kind: 'walletConnect' | 'auth'
  /**
   * The current state, or `null` if no wallet is paired or it shares nothing of the namespace.
   * Never prompts.
   */
  read(): Promise<PairedState | null>
  /**
   * Creates a pairing proposal and waits until a wallet approves it. Resolves at once if the
   * session already covers the namespace.
   */
  pair(): Promise<PairedState | null>
  /**
   * Sends a request to the wallet. Rejects with the wallet's error, or with a `CleatError`, for
   * example for methods that it did not approve.
   */
  request(parameters: {
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  /**
   * Makes another approved chain active, without a request to the wallet. Resolves with `null` if
   * the chain is not approved.
   */
  switchChain(parameters: { caipNetworkId: CaipNetworkId }): Promise<PairedState | null>
  /** Ends the session on every namespace. */
  disconnect(): Promise<void>
  /**
   * Notifies in the same tick about every change of the namespace; `null` means that nothing is
   * shared any more.
   * @returns the unsubscribe function
   */
  subscribe(listener: (state: PairedState | null) => void): () => void
}

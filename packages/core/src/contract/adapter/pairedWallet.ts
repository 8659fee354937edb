import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** What a paired wallet shares of one namespace: the whole truth, every time. */
export type PairedState = {
  /** On every chain that was approved, those that the wallet prefers first. Never empty. */
  readonly accounts: readonly { readonly caipNetworkId: CaipNetworkId; readonly address: string }[]
  /** The chain in use, one of those that were approved. */
  readonly caipNetworkId: CaipNetworkId
  /** Those that were approved. Nothing can be asked on any other. */
  readonly chains: readonly CaipNetworkId[]
  /** Those that were approved. Nothing else can be asked. */
  readonly methods: readonly string[]
  /** What the wallet tells with its session besides, by name: texts that nobody has read. */
  readonly properties: { readonly [name: string]: string }
}

/**
 * A wallet outside this browser as an adapter gets it: what it shares of the adapter's namespace, and a way to ask. The session
 * behind it serves other namespaces as well, so it may be there already, and may end with another one.
 */
export type PairedWallet = {
  readonly id: string
  readonly name: string
  readonly kind: 'walletConnect'
  /** What it shares at this moment; `null` where none is paired, or where it shares nothing of the namespace. Never prompts. */
  read(): Promise<PairedState | null>
  /** PairingProposals a pairing and waits until a wallet takes it; at once where it shares the namespace already. */
  pair(): Promise<PairedState | null>
  /** Asks the wallet. Rejects with what it answered, or with a `CleatError`, such as for what it did not approve. */
  request(parameters: {
    caipNetworkId: CaipNetworkId
    method: string
    params?: unknown
  }): Promise<unknown>
  /** Puts another of the approved chains to use; the wallet need not be asked. `null` where it is not one of them. */
  switchChain(parameters: { caipNetworkId: CaipNetworkId }): Promise<PairedState | null>
  /** Ends the session, for every namespace. */
  disconnect(): Promise<void>
  /**
   * Tells in the same tick when something of the namespace is different; `null` says that nothing is shared any more.
   * @returns what stops it
   */
  subscribe(listener: (state: PairedState | null) => void): () => void
}

/** Overrides the derived session proposal. */
export type ProposalOverride = {
  readonly methods?: { readonly [namespace: string]: readonly string[] } | undefined
  readonly chains?: { readonly [namespace: string]: readonly string[] } | undefined
  readonly events?: { readonly [namespace: string]: readonly string[] } | undefined
  /** RPC URLs by CAIP-2 id. */
  readonly rpcMap?: { readonly [caipNetworkId: string]: string } | undefined
  /** A CAIP-2 id. */
  readonly defaultChain?: string | undefined
}

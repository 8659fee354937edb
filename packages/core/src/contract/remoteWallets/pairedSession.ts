import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** What a wallet approved on one namespace. */
export type ApprovedNamespace = {
  /** Never empty. */
  readonly accounts: readonly { readonly caipNetworkId: CaipNetworkId; readonly address: string }[]
  /** The approved chains and the chains of its accounts. Never empty. */
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  /** The wallet's own ids of chains, if it uses earlier ones. */
  readonly earlierIds?: { readonly [caipNetworkId: string]: CaipNetworkId } | undefined
}

/** The metadata of the paired wallet. It is unverified. */
export type Peer = {
  readonly name: string
  /** An https URL. */
  readonly url?: string | undefined
}

/** By address in lower case, or `*` for every one, and by chain id in hex. */
export type SessionCapabilities = {
  readonly [address: string]: { readonly [chainId: string]: object }
}

/** The session of the paired wallet. It is the only source for its chains, methods and accounts. */
export type PairedSession = {
  readonly topic: string
  readonly peer: Peer
  readonly namespaces: { readonly [namespace: string]: ApprovedNamespace | undefined }
  /** The `sessionProperties` of the session, unvalidated. */
  readonly properties: { readonly [name: string]: string }
  /** What the wallet can do, as it said when it was paired. @see CAIP-25, EIP-5792 */
  readonly capabilities?: SessionCapabilities | undefined
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

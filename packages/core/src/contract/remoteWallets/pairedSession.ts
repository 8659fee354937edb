import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** What a wallet approved of one namespace. */
export type ApprovedNamespace = {
  /** Never empty. */
  readonly accounts: readonly { readonly caipNetworkId: CaipNetworkId; readonly address: string }[]
  /** Those it listed and those it shared an account on. Never empty. */
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  /** The ids that the wallet itself knows chains by, where it knows them by those of an earlier time. */
  readonly earlierIds?: { readonly [caipNetworkId: string]: CaipNetworkId } | undefined
}

/** What the paired wallet says of itself. Anybody can claim any name. */
export type Peer = {
  readonly name: string
  /** An https page. */
  readonly url?: string | undefined
}

/** A wallet that is paired, and what it approved: the only truth about chains, methods and accounts. */
export type PairedSession = {
  readonly topic: string
  readonly peer: Peer
  readonly namespaces: { readonly [namespace: string]: ApprovedNamespace | undefined }
  /** What the wallet tells besides, by name: texts that nobody has read. */
  readonly properties: { readonly [name: string]: string }
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

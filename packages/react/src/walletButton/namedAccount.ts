import type { Namespace } from '@cleat/core'

/** The connected account, in the parts of its CAIP-10 id. */
export type NamedAccount = {
  /** The CAIP-2 namespace. */
  readonly chainNamespace: Namespace
  /** CAIP-2 reference of the network: a number for `eip155`, else a string. */
  readonly chainId: number | string
  /** The address, in the notation of its namespace. */
  readonly address: string
}

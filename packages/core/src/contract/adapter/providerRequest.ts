import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** A request in the wallet's own protocol: JSON-RPC on EVM chains. */
export type ProviderRequest = {
  readonly method: string
  readonly params?: unknown
  /**
   * The chain to ask, one that the paired wallet approved. Only universal adapters read it.
   * @default the active chain
   */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

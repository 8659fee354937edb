import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'

/** What an app, a link or a code asks a visitor to pay. Everything can be left out, and the visitor can change all of it. */
export type SendIntent = {
  readonly namespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** The same by the chain's own id, in `namespace`. */
  readonly chainId?: number | string | undefined
  /** An address or a name. */
  readonly to?: string | undefined
  /** A plain decimal number of whole coins or tokens. */
  readonly amount?: string | undefined
  /** The token's contract or mint. Without it, the chain's own coin. */
  readonly assetAddress?: string | undefined
}

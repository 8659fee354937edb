import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'

/**
 * The payment that an app, a link or a code requests. All fields are optional, and the visitor can
 * change them.
 */
export type SendIntent = {
  readonly namespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** The chain's own id in `namespace`, instead of `caipNetworkId`. */
  readonly chainId?: number | string | undefined
  /** An address or a name. */
  readonly to?: string | undefined
  /** A plain decimal number of whole coins or tokens. */
  readonly amount?: string | undefined
  /** The token's contract or mint. @default the native currency */
  readonly assetAddress?: string | undefined
}

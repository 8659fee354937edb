import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'

/** What a payment link asks for. Nothing of it was looked up on a chain. */
export type PaymentLink = {
  readonly status: 'success'
  /** An address, by its form only, or a name. */
  readonly to: string
  readonly namespace: Namespace
  /** Absent where the link goes for any network of its family. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** A plain decimal number of whole coins or tokens, more than none. */
  readonly amount?: string | undefined
  /** Atomic units, more than none, for links that count in those. Never beside `amount`. */
  readonly amountUnits?: bigint | undefined
  /** The token's contract or mint. Absent for the chain's own coin. */
  readonly assetAddress?: string | undefined
  /** Whom the link says that it pays. Anybody can write anything there. */
  readonly label?: string | undefined
}

/** Why a payment link is not followed. */
export type PaymentLinkFault =
  /** Longer than anybody writes them. */
  | 'length'
  /** Not written as its standard says, or in a way that two readers would read differently. */
  | 'format'
  | 'receiver'
  | 'amount'
  /** For another network than the one in use. */
  | 'network'
  /** It is a call of a contract or a transaction of somebody's making, not a payment. */
  | 'request'
  /** It wants something beside the money that cannot be done here. */
  | 'requirement'
  | 'lightning'

/** A link, or why it is refused. */
export type ReadPaymentLink =
  | PaymentLink
  | { readonly status: 'error'; readonly reason: PaymentLinkFault }

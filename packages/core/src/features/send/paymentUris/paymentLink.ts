import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'

/** The content of a payment link, not checked on any chain. */
export type PaymentLink = {
  readonly status: 'success'
  /** An address in valid form, or a name. */
  readonly to: string
  readonly namespace: Namespace
  /** `undefined` if the link is valid on any network of its namespace. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** A positive plain decimal number of whole coins or tokens. */
  readonly amount?: string | undefined
  /** Positive base units, for links that use those. Never together with `amount`. */
  readonly amountUnits?: bigint | undefined
  /** The token's contract or mint. `undefined` for the native currency. */
  readonly assetAddress?: string | undefined
  /** The receiver's name according to the link. Untrusted. */
  readonly label?: string | undefined
}

/** Why a payment link is refused. */
export type PaymentLinkFault =
  /** Longer than any genuine link. */
  | 'length'
  /** Invalid by its standard, or ambiguous. */
  | 'format'
  | 'receiver'
  | 'amount'
  /** For another network than the active one. */
  | 'network'
  /** A contract call or a prepared transaction instead of a payment. */
  | 'request'
  /** It requires something in addition to the transfer that is not supported. */
  | 'requirement'
  | 'lightning'

/** A link, or why it is refused. */
export type ReadPaymentLink =
  | PaymentLink
  | { readonly status: 'error'; readonly reason: PaymentLinkFault }

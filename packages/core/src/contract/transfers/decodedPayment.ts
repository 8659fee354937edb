/**
 * The content of a payload, decoded as the chain decodes it, independently of the code that built
 * it.
 */
export type DecodedPayment = {
  /** The sender. `undefined` if the payload does not contain it; the request then names it. */
  readonly from: string | undefined
  /** The final recipient. For a token account, its owner. */
  readonly to: string
  /** The token's contract or mint. Absent for the native coin. */
  readonly token?: string | undefined
  /** Base units of the asset. */
  readonly amount: bigint
  /** CAIP-2 reference of the chain. `undefined` if the payload does not contain it. */
  readonly chain: string | undefined
  /** The maximum fee in base units. `undefined` if the wallet decides it. */
  readonly feeLimit: bigint | undefined
}

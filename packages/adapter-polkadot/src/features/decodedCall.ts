/** A call of a chain, decoded by its metadata. */
export type DecodedCall = {
  /** Such as `Balances`. */
  readonly pallet: string
  /** Such as `transfer_keep_alive`. */
  readonly name: string
  /** The arguments by name. Calls in them are `{ type, value: { type, value } }`. */
  readonly input: unknown
}

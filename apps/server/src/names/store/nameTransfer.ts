/** A name on its way to another owner. */
export type NameTransfer = {
  readonly name: string
  /** CAIP-10, like `to`. */
  readonly from: string
  readonly to: string
  readonly offeredAt: Date
  /** Until when it can be accepted. */
  readonly endsAt: Date
  readonly acceptedAt: Date | undefined
  /** When the name leads to its new owner. */
  readonly resolvesAt: Date | undefined
}

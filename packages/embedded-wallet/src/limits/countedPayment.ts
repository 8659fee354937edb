/** A payment that was approved in the frame, or is about to be. */
export type CountedPayment = {
  /** Names it, to take it back. */
  readonly id: string
  /** In ms since the epoch, by the clock of this device. */
  readonly at: number
  /** Millionths of the currency. */
  readonly micros: bigint
}

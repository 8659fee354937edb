/** A payment as a node has it. */
export type Delivery = {
  /** In base units of the asset. */
  readonly atoms: bigint
  readonly decimals: number
  /** When it was mined, in milliseconds since 1970. */
  readonly at: number
}

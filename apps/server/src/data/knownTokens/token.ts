/** A listed fungible token. */
export type Token = {
  /** With its checksum, where the chain has one. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** If absent, the service draws an image from the symbol. */
  readonly logoUri?: string | undefined
  /** Whether it supports signed approvals (EIP-2612). */
  readonly hasPermit?: boolean | undefined
}

/** A fungible token that is known by name. */
export type Token = {
  /** With its checksum, where the chain has such. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** When absent it is drawn by the service, by its symbol. */
  readonly logoUri?: string | undefined
  /** Whether it can be allowed by a signature (EIP-2612). */
  readonly hasPermit?: boolean | undefined
}

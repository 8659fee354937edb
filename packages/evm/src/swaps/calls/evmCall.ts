/** A call of a contract by the account. */
export type EvmCall = {
  readonly to: string
  readonly data: string
  readonly value: bigint
}

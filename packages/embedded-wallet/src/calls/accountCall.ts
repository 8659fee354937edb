import type { Address, Hex } from 'viem'

/** A call that an account makes. */
export type AccountCall = {
  readonly to: Address
  /** Base units of the native coin. */
  readonly value: bigint
  readonly data: Hex
}

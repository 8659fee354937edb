import type { KnownContracts } from '../../contracts/listContracts.ts'

/** A call of a contract, taken apart. Addresses are in lower case. */
export type SwapCall = {
  readonly router: string
  /** The first four bytes of the data, without `0x`. */
  readonly selector: string
  /** The rest of the data, without `0x`. */
  readonly input: string
  readonly value: bigint
  /** Who sends it. */
  readonly account: string
  /** What is pinned on this chain. */
  readonly contracts: KnownContracts
}

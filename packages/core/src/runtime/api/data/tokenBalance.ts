import type { CaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'

/** What an account holds of one token (spec §3). Names and symbols are foreign text: anybody can choose any. */
export type TokenBalance = {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  /** The token's contract or mint. Absent for the coin of the chain itself. */
  readonly address?: CaipAddress | undefined
  readonly quantity: {
    /** Atomic units. The only one of the three to reckon with. */
    readonly amount: bigint
    readonly decimals: number
    /** The same as a plain decimal number, exactly. */
    readonly numeric: string
  }
  /** Of one whole token, in US dollars. */
  readonly price?: number | undefined
  readonly iconUrl?: string | undefined
}

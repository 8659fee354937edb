import type { CaipAddress } from '../../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'

/** The balance of one token (spec §3). Names and symbols are foreign text and unverified. */
export type TokenBalance = {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  /** The token's contract or mint. Absent for the native coin. */
  readonly address?: CaipAddress | undefined
  readonly quantity: {
    /** Base units of the token. Calculations use only this field. */
    readonly amount: bigint
    readonly decimals: number
    /** The same amount as an exact plain decimal number. */
    readonly numeric: string
  }
  /** Price of one whole token in US dollars. */
  readonly price?: number | undefined
  readonly iconUrl?: string | undefined
}

import type { CaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'

/** Something that moved in a transaction. Names, symbols and images are foreign: anybody can send anything to anybody. */
export type Transfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** A plain decimal number, exactly. */
  readonly quantity: { readonly numeric: string }
  readonly fungible_info?:
    | {
        readonly name?: string | undefined
        readonly symbol: string
        /** The token's contract or mint. Absent for the coin of the chain itself, and where the service does not tell. */
        readonly address?: CaipAddress | undefined
        readonly icon?: { readonly url: string } | undefined
      }
    | undefined
  readonly nft_info?:
    | {
        readonly name?: string | undefined
        readonly content?: { readonly preview?: { readonly url: string } | undefined } | undefined
        readonly flags: { readonly is_spam: boolean }
      }
    | undefined
  /** In US dollars, at that time. */
  readonly value?: number | undefined
}

/** What happened to an account (spec §3, Transaction activity). */
export type Transaction = {
  readonly id: string
  readonly metadata: {
    /** Such as `send`, `receive`, `trade`, `approve`. */
    readonly operationType: string
    readonly hash: string
    /** Milliseconds since 1970. */
    readonly minedAt: number
    /** Who signed it; who gave what was received. Empty where nobody is known. */
    readonly sentFrom: string
    /** Who got it; the contract, where nobody in particular did. Empty where nobody is known. */
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly chain: CaipNetworkId
  }
  readonly transfers: readonly Transfer[]
}

import type { CaipAddress } from '../../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'

/** A transfer within a transaction. Names, symbols and images are foreign and unverified. */
export type Transfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** An exact plain decimal number. */
  readonly quantity: { readonly numeric: string }
  readonly fungible_info?:
    | {
        readonly name?: string | undefined
        readonly symbol: string
        /**
         * The token's contract or mint. Absent for the native coin, and if the service omits it.
         */
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
  /** Value in US dollars at the time of the transaction. */
  readonly value?: number | undefined
}

/** A transaction of an account (spec §3, Transaction activity). */
export type Transaction = {
  readonly id: string
  readonly metadata: {
    /** For example `send`, `receive`, `trade`, `approve`. */
    readonly operationType: string
    readonly hash: string
    /** Milliseconds since the epoch. */
    readonly minedAt: number
    /** The signer, or the sender of what was received. Empty if unknown. */
    readonly sentFrom: string
    /** The recipient, or the contract if there is no single recipient. Empty if unknown. */
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly chain: CaipNetworkId
  }
  readonly transfers: readonly Transfer[]
}

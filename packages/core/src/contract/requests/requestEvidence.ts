import type { AssetAmount } from './requestAction.ts'
import type { RequestFee } from './requestFee.ts'

/** What was tried out or read on the chain about a request. It can raise a level, never lower it. */
export type RequestEvidence = {
  /** `undefined` where nothing was tried: a message, or a network that cannot try. */
  readonly simulation: RequestSimulation | undefined
  /** Who takes part: receivers, spenders and contracts, by address. */
  readonly parties: { readonly [address: string]: RequestParty }
  /**
   * What it can cost, where the embedded wallet is asked. `unknown`: that could not be found out.
   * @default nothing is paid, or the wallet itself says it
   */
  readonly fee?: RequestFee | 'unknown' | undefined
  /** The known prices of what orders exchange. @default none */
  readonly prices?: readonly AssetPrice[] | undefined
}

/** What one whole coin or token costs. */
export type AssetPrice = {
  /** The token's contract or mint. `undefined` for the native coin. */
  readonly token: string | undefined
  readonly decimals: number
  /** In US dollars. */
  readonly price: number
}

/** What a trial of the request on the network's newest block showed. */
export type RequestSimulation =
  | {
      readonly status: 'success'
      /** What the account gains and loses, read from balances before and after. */
      readonly changes: readonly AssetChange[]
      /** Allowances of the account that are higher afterwards. */
      readonly allowances: readonly AllowanceChange[]
      /** Whether the code or the owner of the account is another one afterwards. */
      readonly isAccountChanged: boolean
      /** Whether a second trial, as of another moment, came out otherwise. */
      readonly isUnsteady: boolean
      /**
       * Whether only what the request names was looked at, because the network’s RPC shows no more.
       * @default false
       */
      readonly isPartial?: boolean | undefined
    }
  /** The network would refuse it. */
  | { readonly status: 'reverted'; readonly reason: string | undefined }
  /** It could not be tried, or not in time. */
  | { readonly status: 'unknown'; readonly reason: 'unsupported' | 'timeout' | 'failed' }

/** A balance of the account that is another one afterwards. */
export type AssetChange = AssetAmount & {
  readonly direction: 'in' | 'out'
  /** @default unknown */
  readonly symbol?: string | undefined
  /** @default unknown */
  readonly decimals?: number | undefined
}

/** An allowance that is higher afterwards. */
export type AllowanceChange = {
  readonly token: string
  readonly spender: string
  /** Base units; `any` for more than there can be. */
  readonly amount: bigint | 'any'
}

/** What the chain says about an address. */
export type RequestParty = {
  readonly address: string
  /** `delegated`: an account whose code is that of a contract (EIP-7702). */
  readonly kind: 'account' | 'delegated' | 'contract' | 'unknown'
  /** Whether it is a collection, of which each item is one of its kind (ERC-721). @default unknown */
  readonly isCollection?: boolean | undefined
  /** What the account has of it, in base units, if it is a token. @default unknown */
  readonly balance?: bigint | undefined
  /** The app's name for it (`contracts`). @default none */
  readonly name?: string | undefined
  /** Whether the app trusts it (`contracts`), or the adapter has pinned it. */
  readonly isTrusted: boolean
  /** Whether only the adapter trusts it, which counts for what is sent only. @default false */
  readonly isPinned?: boolean | undefined
}

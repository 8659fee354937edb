import type { OpenChain } from '../chains/openChains.ts'
import type { Token } from '../knownTokens/token.ts'

/** What an account has of one currency or token. */
export type Holding = {
  /** Absent for the native currency. */
  readonly token: Token | undefined
  /** In the smallest unit. */
  readonly amountAtomic: bigint
}

/** Where balances come from. */
export type BalanceSource = {
  /** The native currency first, also when there is none of it; then the tokens that there is some of. */
  read(parameters: {
    chain: OpenChain
    /** As `toAccount` writes it. */
    address: string
    signal: AbortSignal
  }): Promise<readonly Holding[]>
}

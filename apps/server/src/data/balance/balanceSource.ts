import type { OpenChain } from '../chains/openChains.ts'
import type { Token } from '../knownTokens/token.ts'

/** The balance of one currency or token. */
export type Holding = {
  /** Absent for the native currency. */
  readonly token: Token | undefined
  /** In base units. */
  readonly amountAtomic: bigint
}

/** A source of balances. */
export type BalanceSource = {
  /** The native currency first, even at zero, then tokens with a balance. */
  read(parameters: {
    chain: OpenChain
    /** In the format of `toAccount`. */
    address: string
    signal: AbortSignal
  }): Promise<readonly Holding[]>
}

import type { TokenAccount } from '../../transfers/token/readTokenAccount.ts'

/** What one account of the visitor has: the account itself, or a token account. */
export type Holding = {
  readonly lamports: bigint
  readonly token: Pick<TokenAccount, 'mint' | 'amount'> | undefined
}

/** What another account may take from a token account. */
export type Delegation = {
  /** The token account. */
  readonly account: string
  readonly mint: string
  /** The token program of the mint. */
  readonly program: string
  /** Who may take it. */
  readonly delegate: string
  /** What may be taken, in base units. */
  readonly amount: bigint
  /** What is there, in base units. */
  readonly balance: bigint
}

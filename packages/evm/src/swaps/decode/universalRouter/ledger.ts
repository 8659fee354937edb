/** What commands of a Universal Router take from its caller, and what they must pay. */
export type Ledger = {
  readonly draws: readonly Draw[]
  readonly payments: readonly Payment[]
  readonly permits: readonly Permit[]
}

/** At most so much is taken. */
export type Draw = { readonly token: string; readonly amount: bigint }

/** The router reverts unless so much is paid. */
export type Payment = {
  /** `undefined` for the native coin. */
  readonly token: string | undefined
  readonly receiver: string
  readonly minimum: bigint
}

/** An allowance that the caller has signed for Permit2. */
export type Permit = Draw & { readonly spender: string }

export const noEffect: Ledger = { draws: [], payments: [], permits: [] }

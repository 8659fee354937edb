import type { DecodedPayment } from '@cleat/core/adapter'

/** An instruction with its program and account addresses. */
export type NamedInstruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/**
 * A decoded payment. For a token it also has the token program, and the decimals that the chain
 * checks.
 */
export type SolanaPayment = DecodedPayment & {
  readonly program: string | undefined
  readonly decimals: number | undefined
}

/** The effect of a payment's instructions, and the accounts they write. */
export type PaymentMove = Pick<
  SolanaPayment,
  'to' | 'token' | 'amount' | 'program' | 'decimals'
> & {
  readonly writes: readonly string[]
}

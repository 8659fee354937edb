import type { DecodedPayment } from '@cleat/core/adapter'

/** An instruction with the addresses it names. */
export type NamedInstruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** What a message does and, where it pays a token, by which program, and the decimals that the chain is told to check. */
export type SolanaPayment = DecodedPayment & {
  readonly program: string | undefined
  readonly decimals: number | undefined
}

/** What the instructions of a payment do, and the accounts that they have to write for it. */
export type PaymentMove = Pick<
  SolanaPayment,
  'to' | 'token' | 'amount' | 'program' | 'decimals'
> & {
  readonly writes: readonly string[]
}

import type { Payment } from '@cleat/core/send'

/** The payment as the visitor confirmed it. */
export type SentFacts = {
  readonly payment: Payment
  /** The receiver's name. */
  readonly name: string | undefined
  /** The picture of the token. */
  readonly iconUrl: string | undefined
}

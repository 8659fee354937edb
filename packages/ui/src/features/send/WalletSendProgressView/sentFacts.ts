import type { Payment } from '@cleat/core/send'

/** The payment as the visitor confirmed it. */
export type SentFacts = {
  readonly payment: Payment
  /** The receiver's name. */
  readonly name: string | undefined
}

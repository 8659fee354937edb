import type { Payment } from '@cleat/core/send'

/** What is being sent, as the visitor saw it. */
export type SentFacts = {
  readonly payment: Payment
  /** What the receiver is called. */
  readonly name: string | undefined
}

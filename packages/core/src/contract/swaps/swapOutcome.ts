import type { PaymentOutcome } from '../transfers/paymentOutcome.ts'

/** The final result of a step that was sent, on its chain. */
export type SwapOutcome =
  | {
      readonly status: 'confirmed'
      readonly hash: string
      /** Base units of the target that arrived. Absent for allowances. */
      readonly received?: bigint | undefined
      /** More may have arrived: something else changed the balance in the same block. */
      readonly isAtLeast?: true | undefined
    }
  | {
      readonly status: 'failed'
      readonly hash: string
      /** The chain's reason as plain text. */
      readonly reason: string
      /** Less than the minimum would have arrived. */
      readonly isPriceMoved?: true | undefined
    }
  | Exclude<PaymentOutcome, { status: 'confirmed' | 'failed' }>

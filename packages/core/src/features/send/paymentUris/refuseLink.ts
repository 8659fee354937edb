import type { PaymentLinkFault } from './paymentLink.ts'

/** What a reader answers for a link that is not followed. */
export function refuseLink(reason: PaymentLinkFault): {
  readonly status: 'error'
  readonly reason: PaymentLinkFault
} {
  return { status: 'error', reason }
}

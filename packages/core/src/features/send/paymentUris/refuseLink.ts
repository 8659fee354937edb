import type { PaymentLinkFault } from './paymentLink.ts'

/** The result for a refused link. */
export function refuseLink(reason: PaymentLinkFault): {
  readonly status: 'error'
  readonly reason: PaymentLinkFault
} {
  return { status: 'error', reason }
}

import type { PurchaseState } from '../../purchases/purchase.ts'

const statuses: Readonly<Record<PurchaseState, string | undefined>> = {
  open: undefined,
  identity: 'AWAITING_PAYMENT_FROM_USER',
  processing: 'PROCESSING',
  sent: 'COMPLETED',
  declined: 'FAILED',
  rejected: 'FAILED',
  refunded: 'REFUNDED',
  expired: 'EXPIRED',
}
const events: Readonly<Record<string, string>> = {
  AWAITING_PAYMENT_FROM_USER: 'ORDER_CREATED',
  PROCESSING: 'ORDER_PROCESSING',
  COMPLETED: 'ORDER_COMPLETED',
  FAILED: 'ORDER_FAILED',
  REFUNDED: 'ORDER_REFUNDED',
  EXPIRED: 'ORDER_EXPIRED',
}
const reasons: Partial<Record<PurchaseState, string>> = {
  declined: 'Card declined',
  rejected: 'KYC rejected',
}

/** Transak's words. */
export const transakNames = {
  /** The status of an order. `undefined` while there is none. */
  statusOf: (state: PurchaseState): string | undefined => statuses[state],
  reasonOf: (state: PurchaseState): string | null => reasons[state] ?? null,
  /** The event of a status. */
  eventOf: (status: string): string | undefined => events[status],
  /** Transak calls Bitcoin's network `mainnet`. */
  networkOf: (name: string): string => (name === 'bitcoin' ? 'mainnet' : name),
} as const

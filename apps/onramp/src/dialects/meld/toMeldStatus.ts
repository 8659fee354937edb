import type { PurchaseState } from '../../purchases/purchase.ts'

const statuses: Readonly<Record<PurchaseState, string | undefined>> = {
  open: undefined,
  identity: 'PENDING',
  processing: 'SETTLING',
  sent: 'SETTLED',
  declined: 'DECLINED',
  rejected: 'FAILED',
  refunded: 'REFUNDED',
  expired: 'AUTHORIZATION_EXPIRED',
}

/** Meld's status. `undefined` while there is no transaction. */
export function toMeldStatus(state: PurchaseState): string | undefined {
  return statuses[state]
}

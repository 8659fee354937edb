import type { PaymentsContext } from '../paymentsContext.ts'

/** The visitor looked at a fee that rose and means it. */
export function confirmFee({ state, memory }: Pick<PaymentsContext, 'state' | 'memory'>): void {
  if (state.preparing.status !== 'success' || !state.preparing.feeBefore) return
  const { prepared } = state.preparing
  memory.seenFee = prepared.fee
  state.preparing = { status: 'success', prepared }
}

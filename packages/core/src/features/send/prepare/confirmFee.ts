import type { SendContext } from '../state/sendContext.ts'

/** The visitor confirmed a higher fee. */
export function confirmFee({ state, internal }: Pick<SendContext, 'state' | 'internal'>): void {
  if (state.preparing.status !== 'success' || !state.preparing.feeBefore) return
  const { prepared } = state.preparing
  internal.seenFee = prepared.fee
  state.preparing = { status: 'success', prepared }
}

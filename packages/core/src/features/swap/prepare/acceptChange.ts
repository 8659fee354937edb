import type { SwapContext } from '../state/swapContext.ts'

/** The visitor accepts a worse price. */
export function acceptChange({ state, internal }: Pick<SwapContext, 'state' | 'internal'>): void {
  const { preparing } = state
  if (preparing.status !== 'success') return
  internal.seen = preparing.prepared
  state.preparing = { ...preparing, before: undefined }
}

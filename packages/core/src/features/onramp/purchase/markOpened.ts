import type { OnrampContext } from '../state/onrampContext.ts'

/** The visitor opened the link of a blocked window. Its closing is not noticed. */
export function markOpened({ state, internal }: Pick<OnrampContext, 'state' | 'internal'>): void {
  const { buying } = state
  if (buying.status !== 'blocked' && buying.status !== 'closed') return
  internal.window = undefined
  state.buying = { ...buying, status: 'open', hasWindow: false }
}

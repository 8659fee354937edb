import type { OnrampContext } from '../state/onrampContext.ts'

/** Brings the provider's window to the front. Returns false if it is gone. */
export function showWindow({ internal }: Pick<OnrampContext, 'internal'>): boolean {
  const { window } = internal
  if (!window || window.isClosed()) return false
  window.focus()
  return true
}

import type { Eip1193Provider } from '@cleat/core/adapter'
import { findParentOrigin, isOnSite } from '@cleat/core/adapter'

export declare namespace findSafeProvider {
  type Parameters = { window: Window }
  type ReturnType = Promise<Eip1193Provider | null>
}

/** The Safe in whose frame the page runs, `null` anywhere else. Where there cannot be one, nothing is loaded for it. */
export async function findSafeProvider({
  window,
}: findSafeProvider.Parameters): findSafeProvider.ReturnType {
  if (window.parent === window) return null
  const parent = findParentOrigin(window)
  // Not told who is around it, the page has to ask.
  if (parent && !isOnSite(parent, 'app.safe.global')) return null
  const { loadSafeProvider } = await import('./safeWallet.ts')
  return loadSafeProvider()
}

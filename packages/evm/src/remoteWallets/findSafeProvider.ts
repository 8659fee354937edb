import type { Eip1193Provider } from '@cleat/core/adapter'
import { findParentOrigin, isOnSite } from '@cleat/core/adapter'

export declare namespace findSafeProvider {
  type Parameters = { window: Window }
  type ReturnType = Promise<Eip1193Provider | null>
}

/**
 * The Safe whose iframe contains the page, otherwise `null`. Loads nothing where there cannot be
 * one.
 */
export async function findSafeProvider({
  window,
}: findSafeProvider.Parameters): findSafeProvider.ReturnType {
  if (window.parent === window) return null
  const parent = findParentOrigin(window)
  // Browsers without `ancestorOrigins` must ask the parent.
  if (parent && !isOnSite(parent, 'app.safe.global')) return null
  const { loadSafeProvider } = await import('./safeWallet.ts')
  return loadSafeProvider()
}

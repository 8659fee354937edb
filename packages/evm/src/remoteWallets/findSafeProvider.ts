import type { Eip1193Provider } from '@cleat/core/adapter'
import { findParentOrigin, isOnSite } from '@cleat/core/adapter'

export declare namespace findSafeProvider {
  type Parameters = {
    /** The page. */
    window: Window
  }
  type ReturnType = Promise<Eip1193Provider | null>
}

/**
 * Finds the Safe whose iframe contains the page. Resolves with its EIP-1193 provider, or with
 * `null` outside of a Safe. Its code loads only in an iframe that may belong to a Safe.
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

import type { Kit } from '@cleat/core'
import { subscribe } from 'valtio/vanilla'
import type { AnyFeature } from './feature.ts'

/**
 * Loads what a connected account opens with, once there is one, so that its view appears whole.
 * @returns stops waiting for an account
 */
export function preloadAccount(kit: Kit, features: readonly AnyFeature[]): () => void {
  const { account, options } = kit.controllers
  const look = () => {
    const [namespace] =
      Object.entries(account.state).find(([, { status }]) => status === 'connected') ?? []
    if (namespace === undefined) return
    stop()
    const context = {
      options: options.state,
      adapter: kit.adapters.get(namespace),
      storage: kit.storage,
    }
    for (const { accountTabs = [], accountViews = [] } of features) {
      const tabs = accountTabs.filter(({ isOffered }) => isOffered?.(context) ?? true)
      for (const { preload } of [...accountViews, ...tabs.map(({ view }) => view)]) void preload()
    }
  }
  const stop = subscribe(account.state, look)
  look()
  return stop
}

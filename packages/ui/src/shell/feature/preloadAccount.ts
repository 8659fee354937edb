import type { Kit } from '@cleat/core'
import { subscribe } from 'valtio/vanilla'
import { whenIdle } from '../../motion/whenIdle.ts'
import type { AnyFeature } from './feature.ts'

/**
 * Loads what a connected account opens with, once there is one and the page has nothing else to do:
 * its view appears whole, and a wallet that is asked to sign does not wait for it.
 * @returns stops it
 */
export function preloadAccount(kit: Kit, features: readonly AnyFeature[]): () => void {
  const { account, options } = kit.controllers
  const look = () => {
    const [namespace] =
      Object.entries(account.state).find(([, { status }]) => status === 'connected') ?? []
    if (namespace === undefined) return
    unsubscribe()
    cancel = whenIdle(() => load(namespace))
  }
  const load = (namespace: string) => {
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
  const unsubscribe = subscribe(account.state, look)
  let cancel = unsubscribe
  look()
  return () => {
    unsubscribe()
    cancel()
  }
}

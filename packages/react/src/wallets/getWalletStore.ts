import type { AppKit } from '../appKit.ts'
import { createWalletStore } from './createWalletStore.ts'
import type { WalletStore } from './walletStore.ts'

// Keyed by the kit, so it lives and dies with it.
const stores = new WeakMap<AppKit, WalletStore>()

/** The one store of a kit, made when it is first asked for. */
export function getWalletStore(kit: AppKit): WalletStore {
  const store = stores.get(kit) ?? createWalletStore(kit)
  stores.set(kit, store)
  return store
}

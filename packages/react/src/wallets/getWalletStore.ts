import type { AppKit } from '../appKit.ts'
import { createWalletStore } from './createWalletStore.ts'
import type { WalletStore } from './walletStore.ts'

// Weak keys: the store is collected with its kit.
const stores = new WeakMap<AppKit, WalletStore>()

/** The store of a kit, created on first use. */
export function getWalletStore(kit: AppKit): WalletStore {
  const store = stores.get(kit) ?? createWalletStore(kit)
  stores.set(kit, store)
  return store
}

import type { AppKit } from '../kit/appKit.ts'
import { createWalletStore } from './createWalletStore.ts'
import type { WalletStore } from './walletStore.ts'

/** The store of a kit, created on first use. */
export function getWalletStore(kit: AppKit): WalletStore {
  const known = kit.memory.get(createWalletStore) as WalletStore | undefined
  if (known) return known
  const store = createWalletStore(kit)
  kit.memory.set(createWalletStore, store)
  return store
}

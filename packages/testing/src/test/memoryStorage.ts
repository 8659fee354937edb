import type { WalletStorage } from '../state/walletStorage.ts'

export function memoryStorage(): WalletStorage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
  }
}

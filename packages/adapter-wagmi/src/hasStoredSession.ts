import type { StorageArea } from '@cleat/core/adapter'

/**
 * Whether wagmi's storage tells of a wallet to restore. wagmi reads its storage a moment after it was created, and the first status
 * that is shown cannot wait for that. A hint, never more: what really comes back is up to the wallet.
 */
export function hasStoredSession(area: StorageArea, storageKey: string): boolean {
  const read = (key: string) => parse(area.getItem(`${storageKey}.${key}`))
  const store = read('store') as { state?: { current?: unknown } } | null
  return Boolean(read(`${read('recentConnectorId')}.connected`) || store?.state?.current)
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

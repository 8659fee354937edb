import type { StorageArea } from '@cleat/core/adapter'

/**
 * Whether wagmi's storage tells of a wallet to restore. wagmi reads its storage a moment after it was created, and the first status
 * that is shown cannot wait for that. A hint, never more: what really comes back is up to the wallet.
 */
export function hasStoredSession(area: StorageArea, storageKey: string): boolean {
  const read = (key: string) => parse(area.getItem(`${storageKey}.${key}`))
  const recent = read('recentConnectorId')
  if (typeof recent !== 'string') return false
  if (read(`${recent}.connected`) === true) return true
  const store = read('store') as { state?: { current?: unknown } } | null
  return typeof store?.state?.current === 'string'
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

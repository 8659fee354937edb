import type { StorageArea } from '@cleat/core/adapter'

/**
 * Whether wagmi's storage tells of a wallet to restore. wagmi reads its storage a moment after it was created, and the first status
 * that is shown cannot wait for that. A hint, never more: what really comes back is up to the wallet.
 */
export function hasStoredSession(area: StorageArea): boolean {
  const recent = read(area, 'recentConnectorId')
  if (typeof recent !== 'string') return false
  if (read(area, `${recent}.connected`) === true) return true
  const store = read(area, 'store') as { state?: { current?: unknown } } | null
  return typeof store?.state?.current === 'string'
}

function read(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(area.getItem(`wagmi.${key}`) ?? 'null')
  } catch {
    return null
  }
}

import type { StorageArea } from '@cleat/core/adapter'

/**
 * Whether wagmi's storage has a wallet to restore. wagmi reads its storage after its creation, and
 * the first displayed status cannot wait for that. It is only a hint: the wallet decides whether it
 * reconnects.
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

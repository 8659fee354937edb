import type { DialectWallet } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import { createSatsConnectDialect } from './createSatsConnectDialect.ts'

/** Bounds the list, which any script can extend. */
const limit = 20

/** The wallets of `window.btc_providers`. Skips Leather, which has another API. */
export function findSatsConnect(window: Window): ReadonlyMap<object, () => DialectWallet> {
  const found = new Map<object, () => DialectWallet>()
  const listed = readPart(window, 'btc_providers')
  if (!Array.isArray(listed)) return found
  for (const entry of listed.slice(0, limit)) {
    const [id, name, icon] = ['id', 'name', 'icon'].map((part) => readPart(entry, part))
    if (typeof id !== 'string' || typeof name !== 'string' || id.startsWith('Leather')) continue
    const provider = id.split('.').reduce<unknown>(readPart, window)
    if (typeof provider !== 'object' || provider === null) continue
    const shown = typeof icon === 'string' ? icon : undefined
    found.set(provider, () => createSatsConnectDialect({ provider, name, icon: shown }))
  }
  return found
}

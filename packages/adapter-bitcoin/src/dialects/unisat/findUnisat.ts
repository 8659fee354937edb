import type { DialectWallet } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import { createUnisatDialect } from './createUnisatDialect.ts'

/** Where compatible wallets inject their provider. */
const places: readonly { path: readonly string[]; name: string }[] = [
  { path: ['unisat'], name: 'UniSat Wallet' },
  { path: ['bitkeep', 'unisat'], name: 'Bitget Wallet' },
  { path: ['binancew3w', 'bitcoin'], name: 'Binance Wallet' },
]

/**
 * The providers of UniSat and compatible wallets. A wallet that also replaces `window.unisat` is
 * listed by its own name.
 */
export function findUnisat(window: Window): ReadonlyMap<object, () => DialectWallet> {
  const found = new Map<object, () => DialectWallet>()
  for (const { path, name } of places.toReversed()) {
    const provider = path.reduce<unknown>(readPart, window)
    if (typeof provider !== 'object' || provider === null || found.has(provider)) continue
    if (typeof readPart(provider, 'requestAccounts') !== 'function') continue
    found.set(provider, () => createUnisatDialect({ provider, name }))
  }
  return found
}

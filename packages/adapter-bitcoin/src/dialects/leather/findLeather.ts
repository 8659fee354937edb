import type { AccountMemory } from '../../base/accountMemory.ts'
import type { DialectWallet } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import { createLeatherDialect } from './createLeatherDialect.ts'

/** `window.LeatherProvider`. */
export function findLeather(
  window: Window,
  memory: AccountMemory,
): ReadonlyMap<object, () => DialectWallet> {
  const provider = readPart(window, 'LeatherProvider')
  return typeof provider === 'object' && provider !== null
    ? new Map([[provider, () => createLeatherDialect({ provider, memory })]])
    : new Map()
}

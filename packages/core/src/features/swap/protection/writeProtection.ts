import type { Storage } from '../../../base/storage/createStorage.ts'
import type { Protection } from './readProtection.ts'

/** More wallets than anybody connects. */
const most = 20

/** Keeps what the visitor decided about the public queue. */
export function writeProtection(
  { storage }: { storage: Storage },
  { isOff, wallets }: Protection,
): void {
  storage.set('swapProtection', [...(isOff ? ['off'] : []), ...new Set(wallets)].slice(0, most))
}

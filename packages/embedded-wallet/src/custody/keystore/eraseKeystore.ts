import { eraseBytes } from '../bytes/eraseBytes.ts'
import type { Keystore } from './keystore.ts'

/** Fills the secrets of an open keystore with zeros: its entropy and the keys of its accounts. */
export function eraseKeystore({ entropy, accounts }: Keystore): void {
  eraseBytes(entropy, ...accounts.map(({ privateKey }) => privateKey))
}

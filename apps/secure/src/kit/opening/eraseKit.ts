import { eraseBytes } from '@cleat/embedded-wallet/custody'
import type { OpenedKit } from './openedKit.ts'

/** Leaves zeros where the secrets of a kit were. */
export function eraseKit({ entropy, accounts }: OpenedKit): void {
  eraseBytes(entropy, ...accounts.map(({ privateKey }) => privateKey))
}

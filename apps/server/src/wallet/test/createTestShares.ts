import { randomBytes } from 'node:crypto'
import type { SealedHolder } from '@cleat/embedded-wallet/service'

const bytes = (count: number) => randomBytes(count).toString('base64url')

/** Shares of a generation, as a browser makes them. The service cannot tell what they are. */
export function createTestShares(generation: number, holders: readonly SealedHolder[]) {
  return { generation, keystore: bytes(600), share: bytes(33), holders }
}

import { hash } from 'node:crypto'
import type { WalletManifest } from '../service/manifestSchemas.ts'
import { hashManifest } from './hashManifest.ts'

/** Lists files with their hashes: what `GET manifest` answers, and what a release publishes. */
export function createManifest(
  files: Iterable<{ readonly path: string; readonly bytes: Uint8Array }>,
): WalletManifest {
  const list = [...files]
    .map(({ path, bytes }) => ({
      ...{ path, bytes: bytes.length, hash: hash('sha256', bytes, 'base64url') },
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  return { build: hashManifest(list), files: list }
}

import { hash } from 'node:crypto'
import type { WalletManifest } from '../service/manifestSchemas.ts'

/** The build of a list of files: SHA-256 of their paths and hashes. */
export function hashManifest(files: WalletManifest['files']): string {
  const lines = files.map((file) => `${file.path} ${file.hash}\n`)
  return hash('sha256', lines.join(''), 'base64url')
}

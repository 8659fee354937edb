import * as v from 'valibot'
import { manifestSchemas, type WalletManifest } from '../service/manifestSchemas.ts'

const mostFiles = 2_000

/**
 * Reads a list of files, such as `wallet-pages.json` of a release; nothing where it is none, or has
 * a path twice.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { readManifest } from '@cleat/embedded-wallet/verify'
 *
 * const release = readManifest(await readFile('wallet-pages.json'))
 * if (!release) throw new Error('wallet-pages.json is no list of files.')
 * ```
 */
export function readManifest(bytes: Uint8Array | undefined): WalletManifest | undefined {
  if (!bytes) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { success, output } = v.safeParse(manifestSchemas.manifest, JSON.parse(text))
    if (!success || output.files.length > mostFiles) return undefined
    return new Set(output.files.map(({ path }) => path)).size === output.files.length
      ? output
      : undefined
  } catch {
    return undefined
  }
}

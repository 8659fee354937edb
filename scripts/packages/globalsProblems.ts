import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { neededGlobals } from './neededGlobals.ts'
import type { PackedPackage } from './packPackage.ts'

/** Packages for Node only. */
const nodePackages: readonly string[] = ['@cleat/cli', '@cleat/localnet']

/**
 * Third-party libraries, bundled unchanged and loaded on demand for certain wallets. Their lists of
 * globals must not grow.
 */
const libraries: Readonly<Record<string, readonly string[]>> = {
  // For `Safe` frames. It looks for the browser's WebSocket before it uses `global`.
  'dist/remoteWallets/library/safeApps.js': ['global'],
  // Signs typed data with Coinbase Wallet.
  'dist/remoteWallets/library/coinbaseWalletSdk.js': ['Buffer'],
  // Guarded by checks for Node and React Native that the parser does not follow, and for chains
  // that Cleat does not offer.
  'dist/runtime/walletConnect/library/universalProvider.js': ['Buffer', 'process', 'global'],
}

/**
 * Finds published files that need globals of Node. Apps would have to polyfill them in browsers.
 */
export async function globalsProblems({
  name,
  folder,
  files,
}: Pick<PackedPackage, 'name' | 'folder' | 'files'>): Promise<string[]> {
  if (nodePackages.includes(name)) return []
  const problems: string[] = []
  for (const file of files.filter((path) => path.endsWith('.js'))) {
    const needed = neededGlobals(await readFile(join(folder, file), 'utf8'))
    const allowed = libraries[file] ?? []
    for (const use of needed)
      if (!allowed.some((global) => use.startsWith(`${global} in`)))
        problems.push(`${file} needs ${use}`)
  }
  return problems
}

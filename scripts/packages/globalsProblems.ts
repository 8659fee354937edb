import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { neededGlobals } from './neededGlobals.ts'
import type { PackedPackage } from './packPackage.ts'

/** Runs in Node alone. */
const nodePackages: readonly string[] = ['@cleat/localnet']

/** Libraries of others, bundled as they are and loaded on demand by those who choose that wallet. Nothing may be added to what they need. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  // For `Safe` frames; it has looked for the browser's WebSocket before it looks at `global`.
  'dist/remoteWallets/library/safeApps.js': ['global'],
  // To sign typed data with Coinbase Wallet.
  'dist/remoteWallets/library/coinbaseWalletSdk.js': ['Buffer'],
  // Behind questions for Node and React Native that the check does not understand, and for chains that Cleat does not offer.
  'dist/runtime/walletConnect/library/universalProvider.js': ['Buffer', 'process', 'global'],
}

/** Published files that need what only Node has: apps would have to bring it into the browser. */
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

import { packColumn } from './packColumn.ts'
import type { ListedWallet } from './packWallets.ts'

/** Creates the text of `downloads.ts`: where each wallet is installed from. */
export function packDownloads(wallets: readonly ListedWallet[]): string {
  const columns = ['app_store', 'chrome_store', 'play_store', 'homepage'].map((field) =>
    packColumn(
      field,
      wallets.map((wallet) => wallet[field]),
    ),
  )
  return [
    "import type { Downloads } from './expandDownloads.ts'\n",
    '// Written by scripts/generateRegistry.ts from wallets.json.',
    'export const downloads: Downloads = {',
    ...columns,
    '}\n',
  ].join('\n')
}

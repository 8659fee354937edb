import type { Wallet } from '../../contract/wallets/wallet.ts'
import { downloads } from './downloads.ts'
import { expandDownloads } from './expandDownloads.ts'

const known = /* @__PURE__ */ expandDownloads(downloads)

/**
 * Adds where a bundled wallet is installed from. Its list omits that, because only views that are
 * opened later show it. What the app says about the wallet stays, as do all other wallets.
 */
export function withDownloads(wallet: Wallet): Wallet {
  const { downloads: place, ...own } = wallet
  return place ? { ...known[place.index], ...own } : wallet
}

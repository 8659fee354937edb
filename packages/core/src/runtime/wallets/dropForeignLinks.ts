import type { Wallet } from '../../contract/wallets/wallet.ts'
import { isForeignScheme } from '../walletDeepLinks/isForeignScheme.ts'

/** Takes from the wallets of an app the links by schemes that no wallet uses. */
export function dropForeignLinks(wallets: readonly Wallet[]): readonly Wallet[] {
  const read = (link: string | undefined) =>
    link === undefined || isForeign(link) ? undefined : link
  return wallets.map((wallet) => ({
    ...wallet,
    mobile_link: read(wallet.mobile_link),
    desktop_link: read(wallet.desktop_link),
  }))
}

/** Both fields may have an https link. */
function isForeign(link: string): boolean {
  return !/^https:/i.test(link) && isForeignScheme(link)
}

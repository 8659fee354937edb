import type { Wallet } from '@cleat/core'
import { type Device, listWalletLinks, type WalletLink } from '@cleat/core/wallets'

/**
 * What is stored about a followed link: enough to open the wallet again, without the URI and its
 * key.
 */
export function toLinking(parameters: { wallet: Wallet; link: WalletLink; device: Device }): {
  readonly href: string
  readonly name: string
} {
  const { wallet, link, device } = parameters
  const links = listWalletLinks({ wallet, device })
  const base = links.find(({ kind }) => kind === link.kind) ?? link
  return { href: base.href, name: wallet.name }
}

import type { Wallet } from '@cleat/core'
import type { WalletLink } from '@cleat/core/wallets'

/**
 * What is stored about a followed link: enough to open the wallet again, without the URI and its
 * key.
 */
export function toLinking(parameters: { wallet: Wallet; link: WalletLink }): {
  readonly href: string
  readonly name: string
  readonly wallet: Wallet
} {
  const { wallet, link } = parameters
  return { href: link.plainHref ?? link.href, name: wallet.name, wallet }
}

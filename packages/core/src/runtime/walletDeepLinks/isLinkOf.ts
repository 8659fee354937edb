import type { Wallet } from '../../contract/wallets/wallet.ts'

export declare namespace isLinkOf {
  type Parameters = {
    href: string
    wallet: Pick<Wallet, 'mobile_link' | 'link_mode' | 'desktop_link' | 'webapp_link'>
  }
}

/**
 * Whether a link leads to a wallet: to a scheme of its apps, or to exactly a host of its pages. A
 * host that is shared, as Telegram's is, counts with the first part of its path.
 */
export function isLinkOf({ href, wallet }: isLinkOf.Parameters): boolean {
  const place = toPlace(href)
  const { mobile_link, link_mode, desktop_link, webapp_link } = wallet
  const own = [mobile_link, link_mode, desktop_link, webapp_link]
  return place !== undefined && own.some((link) => toPlace(link) === place)
}

function toPlace(link: string | undefined): string | undefined {
  if (link === undefined) return undefined
  const name = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  if (name !== 'https') return name === 'http' ? undefined : name
  if (!URL.canParse(link)) return undefined
  const { host, pathname } = new URL(link)
  return host === 't.me' ? `https://t.me/${pathname.split('/')[1]}` : `https://${host}`
}

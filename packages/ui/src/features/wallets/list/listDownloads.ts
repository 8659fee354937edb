import type { EventProperties, Wallet } from '@cleat/core'
import { toSafeLink, withDownloads } from '@cleat/core/wallets'

/** A place to install a wallet from. */
export type Download = {
  readonly type: EventProperties['GET_WALLET']['type']
  readonly href: string
  /** The store's name, or the host of a page. */
  readonly source?: string | undefined
}

const stores = {
  chrome_store: 'Chrome Web Store',
  app_store: 'App Store',
  play_store: 'Google Play',
} as const

/** The places to install a wallet for this device, best first. Safe addresses only. */
export function listDownloads(parameters: {
  wallet: Wallet
  isHandheld: boolean
}): readonly Download[] {
  const { isHandheld } = parameters
  const wallet = withDownloads(parameters.wallet)
  const { chrome_store, app_store, play_store, desktop_link, webapp_link, homepage } = wallet
  const apps = [toStore('app_store', app_store), toStore('play_store', play_store)]
  const desktop = [
    toStore('chrome_store', chrome_store),
    toDownload('desktop', toSafeLink(desktop_link, { kind: 'native' })),
  ]
  const pages = [toPage('webapp', webapp_link), toPage('homepage', homepage)]
  const downloads = isHandheld ? [...apps, ...pages] : [...desktop, ...pages, ...apps]
  return downloads.filter((download) => download !== undefined)
}

function toStore(type: keyof typeof stores, link: string | undefined): Download | undefined {
  return toDownload(type, toSafeLink(link, { kind: 'web' }), stores[type])
}

function toPage(type: 'webapp' | 'homepage', link: string | undefined): Download | undefined {
  const href = toSafeLink(link, { kind: 'web' })
  return toDownload(type, href, href && new URL(href).host.replace(/^www\./, ''))
}

function toDownload(
  type: Download['type'],
  href: string | undefined,
  source?: string | undefined,
): Download | undefined {
  return href === undefined ? undefined : { type, href, source }
}

import type { EventProperties, Wallet } from '@cleat/core'
import { type Device, toSafeLink, withDownloads } from '@cleat/core/wallets'

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

export declare namespace listDownloads {
  type Parameters = {
    wallet: Wallet
    device: Pick<Device, 'system' | 'isHandheld'>
    /** Whether this browser takes extensions from the Chrome Web Store. */
    isChromium: boolean
  }
}

/**
 * The places to install a wallet from on this device, best first. Safe addresses only. A phone gets
 * the store of its system. On a desktop, `listPhoneApps` has the apps of phones.
 */
export function listDownloads(parameters: listDownloads.Parameters): readonly Download[] {
  const { device, isChromium } = parameters
  const wallet = withDownloads(parameters.wallet)
  const { chrome_store, desktop_link, webapp_link, homepage } = wallet
  const pages = [toPage('webapp', webapp_link), toPage('homepage', homepage)]
  const downloads = device.isHandheld
    ? [...listPhoneApps({ wallet, system: device.system }), ...pages]
    : [
        isChromium ? toStore('chrome_store', chrome_store) : undefined,
        toDownload('desktop', toSafeLink(desktop_link, { kind: 'native' })),
        ...pages,
      ]
  return downloads.filter((download) => download !== undefined)
}

/** The stores of a wallet's apps for a system, or for both if it is neither. */
export function listPhoneApps(parameters: {
  wallet: Wallet
  system: Device['system']
}): readonly Download[] {
  const { app_store, play_store } = withDownloads(parameters.wallet)
  const stores = {
    ios: toStore('app_store', app_store),
    android: toStore('play_store', play_store),
  }
  const { system } = parameters
  const apps = system === 'other' ? [stores.ios, stores.android] : [stores[system]]
  return apps.filter((download) => download !== undefined)
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

import { createWalletTile, toSafeLink, type WalletItem, withDownloads } from '@cleat/core/wallets'
import type { AppKit } from '../kit/appKit.ts'
import type { AppKitWallet } from './appKitWallet.ts'

const web = { kind: 'web' } as const
const native = { kind: 'native' } as const

/**
 * Converts a listed wallet for apps. Links that are neither https nor a native scheme are dropped.
 */
export function toAppKitWallet(parameters: {
  kit: AppKit
  item: WalletItem
  /** The registry's icon, once it is loaded. */
  icon: string | undefined
}): AppKitWallet {
  const { kit, item, icon } = parameters
  const { key, name, connectorId, imageId, isInstalled, isRecent } = item
  const wallet = item.wallet && withDownloads(item.wallet)
  return {
    id: wallet?.id ?? connectorId ?? key,
    name,
    imageUrl: item.imageUrl ?? icon ?? createWalletTile(name),
    imageId,
    connectors: item.connectors.map(({ id, chain, info }) => ({
      id,
      rdns: info?.rdns,
      chain,
      chainImageUrl: kit.controllers.network.get(chain)?.caipNetwork.assets?.imageUrl,
    })),
    walletInfo: {
      description: wallet?.description,
      supportedChains: wallet?.chains ?? [],
      website: toSafeLink(wallet?.homepage, web),
      installationLinks: {
        appStore: toSafeLink(wallet?.app_store, web),
        playStore: toSafeLink(wallet?.play_store, web),
        chromeStore: toSafeLink(wallet?.chrome_store, web),
        desktopLink:
          toSafeLink(wallet?.desktop_link, native) ?? toSafeLink(wallet?.desktop_link, web),
      },
      deepLink: toSafeLink(wallet?.mobile_link, native),
      linkMode: toSafeLink(wallet?.link_mode, web),
      isCertified: wallet?.badge_type === 'certified',
      supportsWcPay: false,
    },
    isInjected: isInstalled,
    isRecent,
  }
}

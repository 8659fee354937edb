import { loadNetworkIcon, loadTokenIcon, loadWalletIcon } from '@cleat/core/wallets'
import type { RegistryIcon } from './findPicture.ts'

/** The registry's icon with this id. */
export function toWalletIcon(imageId: string | undefined): RegistryIcon | undefined {
  return imageId ? { key: `wallet ${imageId}`, load: () => loadWalletIcon(imageId) } : undefined
}

/** The registry's icon of a network. */
export function toNetworkIcon(caipNetworkId: string): RegistryIcon {
  return { key: `network ${caipNetworkId}`, load: () => loadNetworkIcon(caipNetworkId) }
}

/** The registry's icon of a token, by its contract or mint. */
export function toTokenIcon(token: { caipNetworkId: string; address: string }): RegistryIcon {
  const { caipNetworkId, address } = token
  return { key: `token ${caipNetworkId}:${address}`, load: () => loadTokenIcon(token) }
}

import { loadNetworkIcon, loadWalletIcon } from '@cleat/core/wallets'
import type { RegistryIcon } from './findPicture.ts'

/** The registry's icon with this id. */
export function toWalletIcon(imageId: string | undefined): RegistryIcon | undefined {
  return imageId ? { key: `wallet ${imageId}`, load: () => loadWalletIcon(imageId) } : undefined
}

/** The registry's icon of a network. */
export function toNetworkIcon(caipNetworkId: string): RegistryIcon {
  return { key: `network ${caipNetworkId}`, load: () => loadNetworkIcon(caipNetworkId) }
}

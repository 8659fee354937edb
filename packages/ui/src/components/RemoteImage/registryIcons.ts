import type { Kit } from '@cleat/core'
import {
  findWalletImage,
  loadNetworkIcon,
  loadTokenIcon,
  loadWalletIcon,
} from '@cleat/core/wallets'
import type { RegistryIcon } from './findPicture.ts'

/** The registry's icon with this id, or the picture that the kit's Explorer service has. */
export function toWalletIcon(
  imageId: string | undefined,
  kit: Kit | undefined,
): RegistryIcon | undefined {
  if (!imageId) return undefined
  const load = () => (kit ? findWalletImage(kit, imageId) : loadWalletIcon(imageId))
  return { key: `wallet ${imageId}`, load }
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

import type { Wallet } from '@cleat/core/registry'
import { createWalletTile, loadNetworkIcon, loadWalletIcon } from '@cleat/core/wallets'
import { connectorImages, networkImages } from './appKitImages.ts'
import { drawConnector } from './drawConnector.ts'
import { drawCurrency } from './drawCurrency.ts'
import { drawToken } from './drawToken.ts'
import type { Icons } from './icons.ts'

/** The images of the SDK's registry, and generated ones for the rest. */
export function createIcons(wallets: readonly Wallet[]): Icons {
  const names = new Map(wallets.map(({ id, image_id = id, name }) => [image_id, name]))
  const imageIds = new Map(wallets.map(({ id, image_id = id }) => [id, image_id]))

  const icons: Icons = {
    async wallet(imageId) {
      const name = names.get(imageId)
      const icon = await loadWalletIcon(imageId)
      return toSvg(icon ?? (name && createWalletTile(name)))
    },
    async asset(id) {
      const imageId = imageIds.get(connectorImages.get(id) ?? '')
      if (imageId) return icons.wallet(imageId)
      return drawConnector(id) ?? toSvg(await loadNetworkIcon(networkImages.get(id) ?? id))
    },
    currency: async (code) => drawCurrency(code),
    token: drawToken,
  }
  return icons
}

/** The SDK stores drawings and small pictures as data URIs. A picture stands inside a drawing. */
function toSvg(uri: string | undefined): string | undefined {
  if (uri?.startsWith('data:image/svg+xml,'))
    return decodeURIComponent(uri.slice(uri.indexOf(',') + 1))
  if (!/^data:image\/webp;base64,[\w+/=]+$/.test(uri ?? '')) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 112"><image width="112" height="112" href="${uri}"/></svg>`
}

import type { KitBase } from '../../boot/kitBase.ts'
import { loadWalletIcon } from '../wallets/loadWalletIcon.ts'

/**
 * The image of a wallet by its `image_id`: the bundled icon as a data URI, else the URL of the
 * app's Explorer service, if there is one. Asks for nothing itself.
 */
export async function findWalletImage(
  kit: Pick<KitBase, 'controllers'>,
  imageId: string,
): Promise<string | undefined> {
  const icon = await loadWalletIcon(imageId)
  const { services, projectId } = kit.controllers.options.state
  if (icon || !services?.explorer) return icon
  const { toImageUrl } = await import('../api/explorer/toImageUrl.ts')
  return toImageUrl({ baseUrl: services.explorer, projectId, kind: 'wallet', id: imageId })
}

import { loadIcon } from '../registry/loadIcon.ts'
import { walletSheets } from '../registry/walletSheets.ts'

/**
 * Loads the icon of a wallet by its `image_id`, as a data URI for an image element. `undefined` if
 * there is none.
 */
export function loadWalletIcon(imageId: string): Promise<string | undefined> {
  return loadIcon({ sheets: walletSheets, name: imageId })
}

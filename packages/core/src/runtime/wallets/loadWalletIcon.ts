import { walletSheets } from '../registry/icons/walletSheets.ts'
import { loadIcon } from '../registry/loadIcon.ts'

/** The drawing of a wallet by its `image_id`, as a data URI for an image element. `undefined` when there is none. */
export function loadWalletIcon(imageId: string): Promise<string | undefined> {
  return loadIcon({ sheets: walletSheets, name: imageId })
}

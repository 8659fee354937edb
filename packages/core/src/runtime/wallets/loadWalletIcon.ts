import { readIcon } from '../registry/readIcon.ts'
import { walletSheets } from '../registry/walletSheets.ts'

/**
 * Loads the icon of a wallet by its `image_id`, as a data URI for an image element. `undefined` if
 * there is none.
 */
export async function loadWalletIcon(imageId: string): Promise<string | undefined> {
  // The list of wallets names the icons, which loads with the interface.
  const list = await import('../registry/expandListedWallets.ts').catch(() => undefined)
  const images = list?.expandListedWallets().flatMap(({ image_id }) => image_id ?? []) ?? []
  const index = images.indexOf(imageId)
  if (index < 0) return undefined
  let end = 0
  const sheet = walletSheets.find(({ count }) => {
    end += count
    return index < end
  })
  return sheet && readIcon({ load: sheet.load, key: imageId })
}

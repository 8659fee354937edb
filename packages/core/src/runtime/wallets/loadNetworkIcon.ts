import { networkSheets } from '../registry/icons/networkSheets.ts'
import { loadIcon } from '../registry/loadIcon.ts'

/**
 * Loads the icon of a network by its CAIP-2 id, as a data URI for an image element. `undefined` if
 * there is none.
 */
export function loadNetworkIcon(caipNetworkId: string): Promise<string | undefined> {
  return loadIcon({ sheets: networkSheets, name: caipNetworkId })
}

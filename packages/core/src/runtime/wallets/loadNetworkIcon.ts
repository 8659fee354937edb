import { loadIcon } from '../registry/loadIcon.ts'

/**
 * Loads the icon of a network by its CAIP-2 id, as a data URI for an image element. `undefined` if
 * there is none.
 */
export async function loadNetworkIcon(caipNetworkId: string): Promise<string | undefined> {
  // The list of networks is long, and the first view shows none.
  const loaded = await import('../registry/networkSheets.ts').catch(() => undefined)
  return loaded && loadIcon({ sheets: loaded.networkSheets, name: caipNetworkId })
}

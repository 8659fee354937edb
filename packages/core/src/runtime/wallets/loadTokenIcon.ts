import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { loadIcon } from '../registry/loadIcon.ts'

/**
 * Loads the icon of a token by its network and its contract or mint, as a data URI for an image
 * element. `undefined` if there is none. Never by its symbol, which anybody can give a token.
 */
export async function loadTokenIcon(token: {
  caipNetworkId: CaipNetworkId | string
  address: string
}): Promise<string | undefined> {
  const { caipNetworkId, address } = token
  const loaded = await import('../registry/tokenSheets.ts').catch(() => undefined)
  if (!loaded) return undefined
  const { tokenSheets: sheets } = loaded
  const name = `${caipNetworkId}:${address}`
  // Addresses whose case is a checksum alone are listed in lower case.
  return (await loadIcon({ sheets, name })) ?? loadIcon({ sheets, name: name.toLowerCase() })
}

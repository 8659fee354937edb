import type { CaipNetwork } from '@cleat/core'
import { toSafeUrl } from '../../../format/toSafeUrl.ts'

/** The explorer's page of an address. `undefined` if the network has no explorer with a safe one. */
export function toAddressUrl({
  network,
  address,
}: {
  network: Pick<CaipNetwork, 'blockExplorers'>
  address: string
}): string | undefined {
  const explorer = toSafeUrl(network.blockExplorers?.default.url)
  if (!explorer) return undefined
  // Some explorers name the chain in the query.
  const url = new URL(explorer)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`
  return url.href
}

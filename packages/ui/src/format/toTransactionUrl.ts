import type { CaipNetwork } from '@cleat/core'
import { toSafeUrl } from './toSafeUrl.ts'

/**
 * The explorer's page of a transaction. `undefined` if the network has no explorer with a safe
 * address.
 */
export function toTransactionUrl(parameters: {
  network: CaipNetwork
  hash: string
}): string | undefined {
  const { network, hash } = parameters
  const explorer = toSafeUrl(network.blockExplorers?.default.url)
  if (!explorer) return undefined
  // Some explorers name the chain in the query.
  const url = new URL(explorer)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
  return url.href
}

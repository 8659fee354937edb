import type { CaipNetwork } from '@cleat/core'
import { toSafeUrl } from './toSafeUrl.ts'

/** Where a transaction can be looked at. Nothing where the network has no explorer, or none that is safe. */
export function toTransactionUrl(parameters: {
  network: CaipNetwork
  hash: string
}): string | undefined {
  const { network, hash } = parameters
  const explorer = toSafeUrl(network.blockExplorers?.default.url)
  if (!explorer) return undefined
  // Some name their chain behind a question mark.
  const url = new URL(explorer)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/tx/${encodeURIComponent(hash)}`
  return url.href
}

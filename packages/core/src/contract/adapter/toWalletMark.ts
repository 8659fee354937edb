import type { Connector } from './connector.ts'

/**
 * A short text that stands for what a wallet shows of itself. A wallet with another mark than on
 * the last visit may be another wallet. An imitation can copy all of it, so an equal mark proves
 * nothing.
 */
export function toWalletMark(shown: Pick<Connector, 'name' | 'imageUrl' | 'info'>): string {
  const { name, imageUrl = '', info } = shown
  let hash = 0
  for (const letter of `${info?.rdns}\n${name}\n${imageUrl}`)
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return hash.toString(36)
}

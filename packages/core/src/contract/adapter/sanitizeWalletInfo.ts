import { toPlainText } from '../../base/text/toPlainText.ts'

/** How a wallet presents itself, made safe to show. */
export type WalletPresentation = {
  readonly rdns: string
  readonly name: string
  /** A data URI of an image, to be shown through an image element only. */
  readonly icon?: string | undefined
}

const nameLimit = 40
const iconLimit = 256 * 1024

/**
 * What a wallet announces is attacker input: control and direction characters are removed, names clipped, icons
 * only taken as image data. `undefined` when nothing usable is left.
 * @see EIP-6963
 */
export function sanitizeWalletInfo(info: unknown): WalletPresentation | undefined {
  if (typeof info !== 'object' || info === null) return undefined
  let rdns: unknown
  let name: unknown
  let icon: unknown
  try {
    ;({ rdns, name, icon } = info as Record<string, unknown>)
  } catch {
    return undefined
  }
  if (typeof rdns !== 'string' || !/^[a-z0-9][a-z0-9.-]{0,126}$/i.test(rdns)) return undefined
  if (typeof name !== 'string') return undefined
  return {
    rdns,
    // A wallet whose name cannot be seen is still the visitor's wallet.
    name: toPlainText(name, nameLimit) || rdns.slice(0, nameLimit),
    ...(isImageData(icon) ? { icon } : {}),
  }
}

function isImageData(icon: unknown): icon is string {
  return (
    typeof icon === 'string' &&
    icon.length <= iconLimit &&
    /^data:image\/(svg\+xml|png|jpeg|webp|gif|avif)[;,]/i.test(icon)
  )
}

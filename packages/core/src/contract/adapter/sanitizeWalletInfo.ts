import { toPlainText } from '../../base/text/toPlainText.ts'

/** Name and icon of a wallet, safe to show. */
export type WalletPresentation = {
  /** Without spaces around it and in lower case, so that equal ones are equal texts. */
  readonly rdns: string
  readonly name: string
  /** A data URI of an image, for an image element only. */
  readonly icon?: string | undefined
}

const nameLimit = 40
const iconLimit = 256 * 1024

/**
 * Sanitizes what a wallet announces, which is untrusted. Removes control and direction characters,
 * clips names, and accepts only image data as icons. Returns `undefined` if nothing usable is left.
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
  if (typeof rdns !== 'string' || typeof name !== 'string') return undefined
  rdns = rdns
    .slice(0, 256)
    .replace(/^ +| +$/g, '')
    .toLowerCase()
  if (!isRdns(rdns)) return undefined
  return {
    rdns,
    // A wallet without a visible name stays usable under a fallback name.
    name: toPlainText(name, nameLimit) || rdns.slice(0, nameLimit),
    ...(isImageData(icon) ? { icon } : {}),
  }
}

/** ASCII only, so that no other Unicode normalization can change it. */
function isRdns(rdns: unknown): rdns is string {
  return typeof rdns === 'string' && /^[a-z0-9][a-z0-9.-]{0,126}$/.test(rdns)
}

function isImageData(icon: unknown): icon is string {
  return (
    typeof icon === 'string' &&
    icon.length <= iconLimit &&
    /^data:image\/(svg\+xml|png|jpeg|webp|gif|avif)[;,]/i.test(icon)
  )
}

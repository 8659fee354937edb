import { isReserved } from './isReserved.ts'

/** Why a label cannot be registered. */
export type LabelFault =
  | 'too-short'
  | 'too-long'
  | 'characters'
  | 'hyphens'
  | 'like-an-address'
  | 'reserved'

const shortest = 4
/** As DNS has it. */
const longest = 63

/**
 * Checks the first label of a name against the rules of the zone. `undefined` where it may be
 * registered, as far as others do not have it or one that looks like it.
 */
export function checkLabel(
  label: string,
  { reserved }: { reserved: ReadonlySet<string> },
): LabelFault | undefined {
  if (!/^[a-z0-9-]*$/.test(label)) return 'characters'
  if (label.length < shortest) return 'too-short'
  if (label.length > longest) return 'too-long'
  // At third and fourth place they announce a name in another script (`xn--`).
  if (label.startsWith('-') || label.endsWith('-') || label.slice(2, 4) === '--') return 'hyphens'
  if (isLikeAddress(label)) return 'like-an-address'
  return isReserved(label, reserved) ? 'reserved' : undefined
}

/** Visitors compare the beginning of an address, so a name must not begin as one. */
function isLikeAddress(label: string): boolean {
  return label.startsWith('0x') || /^[1-9a-km-z]{32,}$/.test(label)
}

import type { LabelFault } from '../state/namesState.ts'

/** As DNS has it. */
const longest = 63

/**
 * Checks the first label of a name against the rules that every zone has, before the service is
 * asked. `undefined` where nothing is wrong.
 */
export function checkLabel(
  label: string,
  { minLength }: { minLength: number },
): LabelFault | undefined {
  if (label.length > longest) return 'too-long'
  // At third and fourth place they announce a name in another script (`xn--`).
  if (label.startsWith('-') || label.endsWith('-') || label.slice(2, 4) === '--') return 'hyphens'
  // Visitors compare the beginning of an address, so a name must not begin as one.
  if (label.startsWith('0x') || /^[1-9a-km-z]{32,}$/.test(label)) return 'like-an-address'
  return label.length < minLength ? 'too-short' : undefined
}

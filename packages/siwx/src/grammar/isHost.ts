import { characters } from './characters.ts'

const futureForm = /^v[0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/i
const groupForm = /^[0-9A-Fa-f]{1,4}$/
const byteForm = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/
const groups = 8

/** Whether a text is a host: a name, an IPv4 address, or an IP literal in brackets. @see RFC 3986 */
export function isHost(text: string): boolean {
  if (!text.startsWith('[')) return characters.isRegisteredName(text)
  if (!text.endsWith(']')) return false
  const literal = text.slice(1, -1)
  return futureForm.test(literal) || isIpv6(literal)
}

/** Eight groups, of which `::` leaves out at least one. The last two may be an IPv4 address. */
function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const counts = halves.map((half, at) => countGroups(half, at === halves.length - 1))
  // With a part that is none it is no number, which is neither less nor equal.
  const count = counts.reduce((sum, one) => sum + one, 0)
  return halves.length === 2 ? count < groups : count === groups
}

/** How many groups stand in a part of an address. `NaN` if anything else does. */
function countGroups(part: string, isLast: boolean): number {
  if (part === '') return 0
  const items = part.split(':')
  const last = items.at(-1) ?? ''
  const hasIpv4 = isLast && last.includes('.')
  if (hasIpv4 && !isIpv4(last)) return Number.NaN
  const plain = hasIpv4 ? items.slice(0, -1) : items
  return plain.every((item) => groupForm.test(item)) ? plain.length + (hasIpv4 ? 2 : 0) : Number.NaN
}

function isIpv4(text: string): boolean {
  const bytes = text.split('.')
  return bytes.length === 4 && bytes.every((byte) => byteForm.test(byte))
}

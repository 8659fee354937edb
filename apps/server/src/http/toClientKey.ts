import { isIPv6 } from 'node:net'
import { toClientAddress } from './toClientAddress.ts'
import { toOwnText } from './toOwnText.ts'

export declare namespace toClientKey {
  type Parameters = toClientAddress.Parameters
}

/** The client's key for rate limits. It is only kept in memory. */
export function toClientKey(parameters: toClientKey.Parameters): string {
  const address = toClientAddress(parameters)
  return address ? toOwnText(toNetwork(address)) : 'unknown'
}

/** An IPv6 customer has a whole /64, so a limit per address would have no effect. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

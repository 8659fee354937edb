import { isIP, isIPv6 } from 'node:net'
import type { TrustedProxies } from './createTrustedProxies.ts'
import { toOwnText } from './toOwnText.ts'

export declare namespace toClientKey {
  type Parameters = {
    /** The address of the connection's other end. */
    remoteAddress: string | undefined
    /** The `X-Forwarded-For` header. */
    forwardedFor: string | undefined
    trustedProxies: TrustedProxies
  }
}

/** The client's key for rate limits. It is only kept in memory. */
export function toClientKey(parameters: toClientKey.Parameters): string {
  const { remoteAddress, forwardedFor, trustedProxies } = parameters
  const hops = forwardedFor?.split(',') ?? []
  let address = remoteAddress
  // Each proxy appends who asked it. What others have written can be forged.
  while (address && trustedProxies.has(address)) {
    const before = readHop(hops.pop())
    if (before === undefined) break
    address = before
  }
  return address ? toOwnText(toNetwork(address)) : 'unknown'
}

/** Some proxies add the port, and brackets to IPv6. */
function readHop(hop = ''): string | undefined {
  const text = hop.trim()
  const [, inBrackets, beforePort] =
    /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = inBrackets ?? beforePort ?? text
  return isIP(address) ? address : undefined
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

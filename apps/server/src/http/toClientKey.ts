import { isIP, isIPv6 } from 'node:net'

export declare namespace toClientKey {
  type Parameters = {
    /** The other end of the connection. */
    remoteAddress: string | undefined
    /** The header that proxies add the address of their client to. */
    forwardedFor: string | undefined
    trustedProxies: number
  }
}

/** Who a request is counted for. Kept in memory only, and for counting only. */
export function toClientKey(parameters: toClientKey.Parameters): string {
  const { remoteAddress, forwardedFor, trustedProxies } = parameters
  // Each trusted proxy appended one entry; whatever stands before those, anybody may have written.
  const hops = (forwardedFor?.split(',') ?? []).map((hop) => hop.trim())
  const forwarded = trustedProxies > 0 ? hops.at(-Math.min(trustedProxies, hops.length)) : undefined
  const address = forwarded && isIP(forwarded) ? forwarded : remoteAddress
  return address ? toNetwork(address) : 'unknown'
}

/** One IPv6 customer holds a whole /64, so an address alone would be no limit. */
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

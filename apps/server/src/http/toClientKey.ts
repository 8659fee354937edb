import { isIP, isIPv6 } from 'node:net'

export declare namespace toClientKey {
  type Parameters = {
    /** The address of the connection's other end. */
    remoteAddress: string | undefined
    /** The `X-Forwarded-For` header. */
    forwardedFor: string | undefined
    trustedProxies: number
  }
}

/** The client's key for rate limits. It is only kept in memory. */
export function toClientKey(parameters: toClientKey.Parameters): string {
  const { remoteAddress, forwardedFor, trustedProxies } = parameters
  // Each trusted proxy appends one entry. Earlier entries can be forged.
  const hops = (forwardedFor?.split(',') ?? []).map((hop) => hop.trim())
  const forwarded = trustedProxies > 0 ? hops.at(-Math.min(trustedProxies, hops.length)) : undefined
  const address = forwarded && isIP(forwarded) ? forwarded : remoteAddress
  return address ? toNetwork(address) : 'unknown'
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

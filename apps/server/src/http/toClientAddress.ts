import { isIP } from 'node:net'
import type { TrustedProxies } from './createTrustedProxies.ts'

export declare namespace toClientAddress {
  type Parameters = {
    /** The address of the connection's other end. */
    remoteAddress: string | undefined
    /** The `X-Forwarded-For` header. */
    forwardedFor: string | undefined
    trustedProxies: TrustedProxies
  }
}

/**
 * The client's network address: the last that no trusted proxy has. It identifies a person, so it
 * is neither stored nor logged.
 */
export function toClientAddress(parameters: toClientAddress.Parameters): string | undefined {
  const { remoteAddress, forwardedFor, trustedProxies } = parameters
  const hops = forwardedFor?.split(',') ?? []
  let address = remoteAddress
  // Each proxy appends who asked it. What others have written can be forged.
  while (address && trustedProxies.has(address)) {
    const before = readHop(hops.pop())
    if (before === undefined) break
    address = before
  }
  return address || undefined
}

/** Some proxies add the port, and brackets to IPv6. */
function readHop(hop = ''): string | undefined {
  const text = hop.trim()
  const [, inBrackets, beforePort] =
    /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = inBrackets ?? beforePort ?? text
  return isIP(address) ? address : undefined
}

import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'

export type ResolvedAddress = { readonly address: string; readonly family: number }

/** How the hosts of external URLs resolve to allowed addresses. */
export type HostPolicy = {
  readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>
  readonly isAllowedAddress: (address: string) => boolean
  readonly isAllowedPort: (port: number) => boolean
}

/** Public hosts on the ports of HTTP and HTTPS. */
export const publicHosts: HostPolicy = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
}

export declare namespace resolvePublic {
  type Parameters = { url: URL; policy: HostPolicy }
}

/**
 * Resolves a URL's host and returns a lookup function for sockets with exactly these addresses. A
 * name that resolves differently a moment later (DNS rebinding) has no effect.
 * @throws if an address is not public
 */
export async function resolvePublic(parameters: resolvePublic.Parameters): Promise<LookupFunction> {
  const { url, policy } = parameters
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username || url.password) throw new Error('is no address of the web')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (!policy.isAllowedPort(port)) throw new Error('has a port that is not allowed')

  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family
    ? [{ address: host, family }]
    : await policy.resolve(host).catch(() => [])
  const [first] = addresses
  if (!first || !addresses.every(({ address }) => policy.isAllowedAddress(address))) {
    throw new Error('is not a public host')
  }
  return (_host, { all }, answer) => {
    if (all) answer(null, [...addresses])
    else answer(null, first.address, first.family)
  }
}

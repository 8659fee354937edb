/** The URLs under which clients know the relay. `any` accepts the one they connected to. */
export type Audiences = readonly string[] | 'any'

/**
 * Whether a token is for this relay. `any` accepts a token for the request's host, which is enough
 * for a relay that receives no tokens of others, such as a local one.
 */
export function createAudience(
  audiences: Audiences,
): (address: string, host: string | undefined) => boolean {
  const known = audiences === 'any' ? undefined : new Set(audiences.map(toOrigin))
  return (address, host) => {
    const url = URL.parse(address)
    if (!url || !/^wss?:$/.test(url.protocol)) return false
    if (known) return known.has(url.origin)
    return host !== undefined && url.host === URL.parse(`${url.protocol}//${host}`)?.host
  }
}

function toOrigin(address: string): string {
  return new URL(address).origin
}

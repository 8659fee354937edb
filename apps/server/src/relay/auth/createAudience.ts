/** Addresses under which clients know the relay, or `any` for the one they asked for. */
export type Audiences = readonly string[] | 'any'

/**
 * Tells whether a token is for this relay. With `any` it is when it names the host that the request was sent to: enough for a relay that
 * nobody else’s tokens get to, such as one on this machine.
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

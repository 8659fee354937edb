export declare namespace listHosts {
  type Parameters = {
    hasProjectId: boolean
    hasCoinbase: boolean
    relay: string | undefined
    services: readonly string[]
    rpc: readonly string[]
  }
}

/** The hosts that a page with Cleat contacts, for `connect-src`: docs/csp.md has the same table. */
export function listHosts(parameters: listHosts.Parameters): readonly string[] {
  const { hasProjectId, hasCoinbase, relay, services, rpc } = parameters
  const hosts = [
    ...rpc,
    ...services,
    ...(relay ? [relay] : []),
    ...(hasProjectId ? ['wss://relay.walletconnect.org'] : []),
    ...(hasCoinbase ? coinbase : []),
  ]
  return [...new Set(hosts.map((url) => toOrigin(url)))].sort()
}

const coinbase: readonly string[] = [
  'https://rpc.wallet.coinbase.com',
  'https://www.walletlink.org',
  'wss://www.walletlink.org',
]

/** `URL.origin` is `null` for sockets in some runtimes. */
function toOrigin(address: string): string {
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

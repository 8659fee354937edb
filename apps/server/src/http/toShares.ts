/** How many full limits the clients of one /48 have together. */
const limitsPerSite = 8

export type Share = { readonly key: string; readonly limit: number }

/**
 * What a client's use counts against: its own limit, and that of its /48, which one customer may
 * have as a whole, with 65,536 networks in it.
 */
export function toShares(client: string, limit: number): readonly [Share, ...Share[]] {
  const own = { key: client, limit }
  if (!client.endsWith('::/64')) return [own]
  const site = client.split(':').slice(0, 3).join(':')
  return [own, { key: `${site}::/48`, limit: limit * limitsPerSite }]
}

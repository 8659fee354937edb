import { type CaipNetworkId, toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** Earlier CAIP-2 ids of Solana's clusters, which some wallets still use. */
const pairs = (
  [
    ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
  ] as const
).map((references) => references.map((reference) => toCaipNetworkId(`solana:${reference}`)))

/** Returns the earlier id of a chain, if it has one. */
export function toEarlierId(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined {
  return pairs.find(([current]) => current === caipNetworkId)?.[1]
}

/** Returns the current id of a chain. */
export function toCurrentId(caipNetworkId: CaipNetworkId): CaipNetworkId {
  return pairs.find(([, earlier]) => earlier === caipNetworkId)?.[0] ?? caipNetworkId
}

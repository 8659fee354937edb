import { type CaipNetworkId, toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** Ids that wallets of an earlier time know Solana's clusters by. */
const pairs = (
  [
    ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
  ] as const
).map((references) => references.map((reference) => toCaipNetworkId(`solana:${reference}`)))

/** What a chain was called before, if it had another id. */
export function toEarlierId(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined {
  return pairs.find(([current]) => current === caipNetworkId)?.[1]
}

/** What a chain is called today. */
export function toCurrentId(caipNetworkId: CaipNetworkId): CaipNetworkId {
  return pairs.find(([, earlier]) => earlier === caipNetworkId)?.[0] ?? caipNetworkId
}

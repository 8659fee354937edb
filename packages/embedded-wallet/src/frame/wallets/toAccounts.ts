import type { Addresses } from '../../custody/keystore/getAddresses.ts'

/** The chain that stands for all of its namespace, because a key is the same on every one. */
const chains = { eip155: 'eip155:1', solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }

/** Addresses by CAIP-10, on the main network of each namespace. */
export function toAccounts(addresses: Addresses): readonly string[] {
  return (['eip155', 'solana'] as const).flatMap((namespace) => {
    const address = addresses[namespace]
    return address ? [`${chains[namespace]}:${address}`] : []
  })
}

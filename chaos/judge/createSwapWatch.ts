import { type Address, getAddress } from 'viem'
import type { World } from '../world.ts'
import { judgeSwaps } from './judgeSwaps.ts'
import { readExchanges } from './readExchanges.ts'

/** Judges what the accounts of a run swap from now on. */
export async function createSwapWatch(
  world: Pick<World, 'chains' | 'wallets' | 'journal'>,
): Promise<{ judge(): Promise<void> }> {
  const { chains, wallets, journal } = world
  const owners = wallets.filter(({ namespace }) => namespace === 'eip155')
  const all = owners.flatMap(({ addresses }) => addresses.map((one) => getAddress(one)))
  const accounts: readonly Address[] = [...new Set(all)]
  const networks = chains.localnet.chains.map(({ id }) => `eip155:${id}`)
  const seen = new Map<string, bigint>()
  const read = async (caipNetworkId: string, since: bigint | undefined) =>
    await readExchanges({ chains, caipNetworkId, accounts, since })
  for (const network of networks) seen.set(network, (await read(network, undefined)).block)
  return {
    async judge() {
      for (const caipNetworkId of networks) {
        const { exchanges, block } = await read(caipNetworkId, seen.get(caipNetworkId))
        seen.set(caipNetworkId, block)
        judgeSwaps(journal, { exchanges, caipNetworkId })
      }
    },
  }
}

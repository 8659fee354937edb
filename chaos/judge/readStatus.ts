import { createPublicClient, type Hash, http } from 'viem'
import type { Chains } from '../neighbours/startChains.ts'

/** What became of a transaction, as the honest chain says. */
export async function readStatus(
  { localnet }: Pick<Chains, 'localnet'>,
  { caipNetworkId, hash }: { caipNetworkId: string; hash: string },
): Promise<'success' | 'reverted' | 'absent'> {
  const chain = localnet.chains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  const client = createPublicClient({ transport: http(chain?.rpcUrl) })
  const receipt = await client.getTransactionReceipt({ hash: hash as Hash }).catch(() => undefined)
  return receipt?.status ?? 'absent'
}

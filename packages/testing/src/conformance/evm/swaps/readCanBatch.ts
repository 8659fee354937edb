import type { ChainAdapter, Swap } from '@cleat/core/adapter'

/** Whether the wallet says that it carries out several calls as a whole. */
export async function readCanBatch(
  { features }: Pick<ChainAdapter, 'features'>,
  { address, network }: Pick<Swap, 'address' | 'network'>,
): Promise<boolean> {
  const said = await features['capabilities:read']?.({ address, networks: [network] })
  const atomic = said?.[network.caipNetworkId]?.atomic
  const status = typeof atomic === 'object' && atomic && 'status' in atomic ? atomic.status : ''
  return status === 'supported' || status === 'ready'
}

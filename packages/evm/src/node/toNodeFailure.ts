import type { Network } from '@cleat/core/adapter'
import { toCleatError } from '@cleat/core/adapter'

/**
 * Awaits work with a node. A node that refuses what it should answer counts as failed.
 * @throws the work's own `CleatError`, else `NETWORK_RPC_FAILED`
 */
export async function toNodeFailure<value>(
  { name }: Pick<Network, 'name'>,
  work: Promise<value>,
): Promise<value> {
  try {
    return await work
  } catch (error) {
    throw toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: name } })
  }
}

import { type CaipNetwork, CleatError } from '@cleat/core/adapter'
import type { Hex } from 'viem'
import { getBalance } from 'viem/actions'
import type { Config } from 'wagmi'

/**
 * The native balance of an address, over the app's own RPC.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readBalance(
  config: Config,
  parameters: { address: string; network: CaipNetwork },
): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network } = parameters
  try {
    const client = config.getClient({ chainId: Number(network.id) })
    const value = await getBalance(client, { address: address as Hex })
    return { value, ...pick(network) }
  } catch (cause) {
    throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
  }
}

function pick({ nativeCurrency: { decimals, symbol } }: CaipNetwork) {
  return { decimals, symbol }
}

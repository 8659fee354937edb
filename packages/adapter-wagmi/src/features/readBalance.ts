import { type CaipNetwork, CleatError } from '@cleat/core/adapter'
import type { Client, Hex } from 'viem'

/**
 * The native balance of an address, over the app's own RPC.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readBalance(
  getClient: (parameters: { chainId: number }) => Client,
  parameters: { address: string; network: CaipNetwork },
): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network } = parameters
  try {
    const client = getClient({ chainId: Number(network.id) })
    // viem's own action brings its whole contract machinery, 20 kB, for this one call.
    const params: [Hex, 'latest'] = [address as Hex, 'latest']
    const value = await client.request({ method: 'eth_getBalance', params })
    return { value: BigInt(value), ...pick(network) }
  } catch (cause) {
    throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
  }
}

function pick({ nativeCurrency: { decimals, symbol } }: CaipNetwork) {
  return { decimals, symbol }
}

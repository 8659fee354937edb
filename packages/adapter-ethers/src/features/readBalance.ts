import type { CaipNetwork } from '@cleat/core/adapter'
import type { LazyEthers } from '../library/ethersLibrary.ts'
import { withRpc } from './withRpc.ts'

/**
 * The native balance of an address, over the app's own RPC.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readBalance(
  library: LazyEthers,
  parameters: { address: string; network: CaipNetwork },
): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network } = parameters
  const { decimals, symbol } = network.nativeCurrency
  const value = await withRpc(library, network, (rpc) => rpc.getBalance(address))
  return { value, decimals, symbol }
}

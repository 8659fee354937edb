import { type CaipNetwork, CleatError, readRefusal } from '@cleat/core/adapter'
import type { EthersRpc, LazyEthers } from '../library/ethersLibrary.ts'

/**
 * Asks the app's RPCs of a network, one after the other until one answers.
 * @throws `NETWORK_RPC_FAILED`; what a contract itself refused comes as ethers' own error
 */
export async function withRpc<value>(
  { openRpc }: Pick<LazyEthers, 'openRpc'>,
  network: CaipNetwork,
  ask: (rpc: EthersRpc) => Promise<value>,
): Promise<value> {
  let cause: unknown
  for (const url of network.rpcUrls.default.http) {
    const rpc = openRpc({ url, chainId: Number(network.id) })
    try {
      return await ask(rpc)
    } catch (error) {
      if (readRefusal(error) !== undefined) throw error
      cause = error
    } finally {
      rpc.close()
    }
  }
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
}

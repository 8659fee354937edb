import { type CaipNetwork, CleatError, readRefusal } from '@cleat/core/adapter'
import { JsonRpcProvider } from 'ethers'

/**
 * Asks the app's RPCs of a network, one after the other until one answers.
 * @throws `NETWORK_RPC_FAILED`; what a contract itself refused comes as ethers' own error
 */
export async function withRpc<value>(
  network: CaipNetwork,
  ask: (rpc: JsonRpcProvider) => Promise<value>,
): Promise<value> {
  let cause: unknown
  for (const url of network.rpcUrls.default.http) {
    const rpc = new JsonRpcProvider(url, Number(network.id), { staticNetwork: true })
    try {
      return await ask(rpc)
    } catch (error) {
      if (readRefusal(error) !== undefined) throw error
      cause = error
    } finally {
      rpc.destroy()
    }
  }
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
}

import { CleatError } from '@cleat/core/adapter'
import type { EvmNode } from '../node/createEvmNode.ts'

/**
 * Checks that the RPC serves the network. Balances, fees and simulations of another chain are
 * useless.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function checkChain(node: EvmNode): Promise<void> {
  const { id, name } = node.network
  const told = await node.readNumber('eth_chainId')
  if (told === BigInt(id)) return
  const cause = new Error(`The RPC is one of chain ${told}`)
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: name }, cause })
}

import { CleatError } from '@cleat/core/adapter'
import type { EvmNode } from '../node/createEvmNode.ts'

/**
 * Whether the RPC is one of the network. What another chain says about balances, fees and trials is worth nothing here.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function checkChain(node: EvmNode): Promise<void> {
  const { id, name } = node.network
  const told = await node.readNumber('eth_chainId')
  if (told === BigInt(id)) return
  const cause = new Error(`The RPC is one of chain ${told}`)
  throw new CleatError('NETWORK_RPC_FAILED', { context: { network: name }, cause })
}

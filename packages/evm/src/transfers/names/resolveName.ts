import type { CaipNetwork, ResolvedName } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { findNameChain } from './findNameChain.ts'
import { normalizeName } from './normalizeName.ts'
import { readNameAddress } from './readNameAddress.ts'
import { ethereumCoin, everyChain, toCoin } from './toCoin.ts'

/**
 * The address of a name on a network. A name may have an address for each chain, and one for all
 * chains. An address for Ethereum alone does not count on another chain, where it may have no
 * owner. viem asks the resolver and follows it off the chain; nodes and URLs are asked with our
 * limits.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-137, EIP-3668, ENSIP-9, ENSIP-10, ENSIP-11, ENSIP-15, ENSIP-19, ENSIP-21
 */
export async function resolveName(
  chain: EvmChain,
  parameters: {
    name: string
    network: CaipNetwork
    ensRpcUrl?: string | undefined
    signal: AbortSignal
  },
): Promise<ResolvedName | undefined> {
  const { network, ensRpcUrl, signal } = parameters
  signal.throwIfAborted()
  const name = normalizeName(parameters.name)
  if (name === undefined) return undefined
  const node = findNameChain(chain, { ensRpcUrl }) ?? createEvmNode(chain, network)
  // A chain with a separate registry keeps addresses under Ethereum's coin type.
  const isOwn = node.network.id === network.id
  for (const coin of [isOwn ? ethereumCoin : toCoin(network), everyChain]) {
    const address = await raceSignal(readNameAddress({ node, name, coin, signal }), signal)
    if (address) return { name, address: chain.toAddress(address) }
  }
  return undefined
}

import type { CaipNetwork, Network, ResolvedName } from '@cleat/core/adapter'
import { raceSignal } from '@cleat/core/adapter'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { normalizeName } from './normalizeName.ts'
import { readNameAddress } from './readNameAddress.ts'

/** The coin of Ethereum's own addresses, and what stands for every chain of its kind (ENSIP-19). */
const ethereum = 60n
const everyChain = 0x8000_0000n

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
  parameters: { name: string; network: CaipNetwork; signal: AbortSignal },
): Promise<ResolvedName | undefined> {
  const { network, signal } = parameters
  signal.throwIfAborted()
  const name = normalizeName(parameters.name)
  if (name === undefined) return undefined
  const root = findRoot(chain, network)
  // A chain with a separate registry keeps addresses under Ethereum's coin type.
  const isOwn = root.id === network.id
  const node = createEvmNode(chain, root)
  for (const coin of [isOwn ? ethereum : toCoin(network), everyChain]) {
    const address = await raceSignal(readNameAddress({ node, name, coin, signal }), signal)
    if (address) return { name, address: chain.toAddress(address) }
  }
  return undefined
}

/** Names are on Ethereum, or on the network itself if the app does not use Ethereum. */
function findRoot(chain: EvmChain, network: Network): Network {
  return chain.networks().find(({ id }) => Number(id) === 1) ?? network
}

/** Chains with too large an id have no coin type (ENSIP-11). */
function toCoin({ id }: CaipNetwork): bigint {
  return BigInt(id) < everyChain ? everyChain | BigInt(id) : everyChain
}

import { type CaipNetwork, type Identity, raceSignal } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { findNameChain } from './findNameChain.ts'
import { findPrimaryName } from './findPrimaryName.ts'
import { ethereumCoin, toCoin } from './toCoin.ts'

/**
 * The name and picture that the owner of an address chose, from ENS on Ethereum: those for the
 * network, else those for Ethereum. Empty where the app has no RPC of Ethereum, and for a name that
 * leads to another address.
 * @throws `NETWORK_RPC_FAILED`
 * @see ENSIP-3, ENSIP-12, ENSIP-19
 */
export async function readIdentity(
  chain: EvmChain,
  parameters: {
    address: string
    /** @default Ethereum */
    network?: CaipNetwork | undefined
    ensRpcUrl?: string | undefined
    signal: AbortSignal
  },
): Promise<Identity> {
  const { address, network, ensRpcUrl, signal } = parameters
  signal.throwIfAborted()
  const node = findNameChain(chain, { ensRpcUrl })
  if (!node || !/^0x[0-9a-f]{40}$/i.test(address)) return {}
  const coins = new Set([network ? toCoin(network) : ethereumCoin, ethereumCoin])
  for (const coin of coins) {
    const identity = await readName({ node, address, coin, signal })
    if (identity) return identity
  }
  return {}
}

async function readName(parameters: {
  node: EvmNode
  address: string
  coin: bigint
  signal: AbortSignal
}): Promise<Identity | undefined> {
  const { signal } = parameters
  const found = await raceSignal(findPrimaryName(parameters), signal)
  if (found.status === 'none') return undefined
  const { confirmName } = await raceSignal(import('./confirmName.ts'), signal)
  return raceSignal(confirmName({ ...parameters, found }), signal)
}

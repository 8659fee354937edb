import { type Identity, raceSignal } from '@cleat/core/adapter'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { findPrimaryName } from './findPrimaryName.ts'

/**
 * The name and picture that the owner of an address chose, from ENS on Ethereum over the app's own
 * RPC. Empty where the app does not use Ethereum, and for a name that leads to another address.
 * @throws `NETWORK_RPC_FAILED`
 * @see ENSIP-3, ENSIP-12, ENSIP-19
 */
export async function readIdentity(
  chain: EvmChain,
  { address, signal }: { address: string; signal: AbortSignal },
): Promise<Identity> {
  signal.throwIfAborted()
  const ethereum = chain.networks().find(({ id }) => Number(id) === 1)
  if (!ethereum || !/^0x[0-9a-f]{40}$/i.test(address)) return {}
  const node = createEvmNode(chain, ethereum)
  const found = await raceSignal(findPrimaryName({ node, address }), signal)
  if (found.status === 'none') return {}
  const { confirmName } = await raceSignal(import('./confirmName.ts'), signal)
  return (await raceSignal(confirmName({ node, address, found, signal }), signal)) ?? {}
}

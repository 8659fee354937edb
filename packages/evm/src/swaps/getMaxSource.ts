import type { PreparedSwap, Swap } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { readFees } from '../prepare/readFees.ts'
import { readPayer } from '../prepare/readPayer.ts'

/** The gas of an exchange that was not tried out yet (spec §9). */
const guessedGas = 150_000n

/**
 * The maximum that can be exchanged: the balance of a token, or the balance of the coin minus the
 * fee. A contract account can exchange its whole balance.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function getMaxSource(
  chain: EvmChain,
  parameters: { swap: Omit<Swap, 'amount'>; prepared?: PreparedSwap | undefined },
): Promise<bigint> {
  const { swap, prepared } = parameters
  const { network, address, source } = swap
  const node = createEvmNode(chain, network)
  const payer = await readPayer(node, { address, token: source.address })
  if (payer.tokenBalance !== undefined) return payer.tokenBalance
  if (payer.isContract || payer.balance === 0n) return payer.balance
  const limit = prepared?.fee?.limit ?? guessedGas * (await readFees(node)).limit
  return payer.balance > limit ? payer.balance - limit : 0n
}

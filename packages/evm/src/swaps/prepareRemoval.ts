import type { PreparedSwap } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { readFees } from '../prepare/readFees.ts'
import { readGas } from '../prepare/readGas.ts'
import { writeApproval } from './calls/writeApproval.ts'
import { toRequest } from './prepare/toRequest.ts'
import { writeTransactions } from './prepare/writeTransactions.ts'

/** How long it may be looked at. Milliseconds. */
const shownMs = 10 * 60_000

/**
 * Writes the step that takes an allowance back.
 * @throws `REQUEST_NOT_ALLOWED` if the exchange needs no allowance, `TRANSACTION_FAILED`,
 *   `NETWORK_RPC_FAILED`
 */
export async function prepareRemoval(
  chain: EvmChain,
  prepared: PreparedSwap,
): Promise<PreparedSwap> {
  const { spender } = prepared
  const { network, address, source } = toRequest(chain, prepared.swap)
  const node = createEvmNode(chain, network)
  const call = writeApproval({ token: source.address ?? '', spender: spender ?? '', amount: 0n })
  const { to, data } = call
  const [gas, fees] = await Promise.all([
    readGas(node, { from: address, to, data, value: '0x0' }),
    readFees(node),
  ])
  const transactions = [{ type: 'reset', call, gas } as const]
  const written = await writeTransactions(node, { address, transactions, fees })
  return { ...prepared, ...written, notes: [], expiresAt: Date.now() + shownMs }
}

import { CleatError, readRefusal, toTransactionError } from '@cleat/core/adapter'
import type { EvmNode, NodeCall } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/** The gas of a plain transfer on chains without surcharges; it is constant. */
const plain = 21_000n

/** More than any payment needs: the gas limit of an Ethereum block. */
const absurd = 60_000_000n

/**
 * Estimates the gas of a payment, and its limit: a quarter more, because the state may change until
 * it runs.
 * @throws `TRANSACTION_FAILED` if it would fail, `NETWORK_RPC_FAILED`
 */
export async function readGas(
  node: EvmNode,
  call: NodeCall,
): Promise<{ expected: bigint; limit: bigint }> {
  const expected = await node.readNumber('eth_estimateGas', call).catch((error: unknown) => {
    if (isRpcFailure(error)) throw error
    throw toTransactionError({ reason: readRefusal(error), cause: error })
  })
  if (expected < plain || expected > absurd)
    throw new CleatError('NETWORK_RPC_FAILED', {
      context: { network: node.network.name },
      cause: new Error(`${expected} of gas for a payment cannot be`),
    })
  return { expected, limit: expected === plain ? plain : expected + expected / 4n }
}

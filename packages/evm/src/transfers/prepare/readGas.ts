import { CleatError, readRefusal, toTransactionError } from '@cleat/core/adapter'
import type { EvmNode, NodeCall } from '../node/createEvmNode.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'

/** What a plain transfer takes where nothing is counted on top; it never takes more. */
const plain = 21_000n

/** No payment takes as much as a whole block of Ethereum. */
const absurd = 60_000_000n

/**
 * How much gas a payment takes, and how much it is given: a quarter more, since the chain moves on until it is run.
 * @throws `TRANSACTION_FAILED` where it would fail, `NETWORK_RPC_FAILED`
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

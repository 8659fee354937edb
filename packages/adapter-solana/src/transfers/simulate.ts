import { type CaipNetwork, toTransactionError } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { looseObject, nullish, object, unknown } from 'valibot'
import { describeFailure } from '../rpc/describeFailure.ts'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

const schema = object({
  value: looseObject({ err: unknown(), logs: unknown(), unitsConsumed: nullish(wholeNumber) }),
})

/**
 * Simulates an unsigned transaction on a node.
 * @returns the compute units it used
 * @throws `TRANSACTION_FAILED` with the chain's reason, `NETWORK_RPC_FAILED`
 */
export async function simulate(parameters: {
  network: CaipNetwork
  transaction: Uint8Array
}): Promise<bigint> {
  const { network, transaction } = parameters
  // A node that lags does not know the newest blockhash yet, so the node replaces it.
  const settings = { commitment: 'confirmed', encoding: 'base64', replaceRecentBlockhash: true }
  const params = [base64.encode(transaction), settings]
  const { value } = await fetchRpc({ network, method: 'simulateTransaction', params, schema })
  const { err: error, logs, unitsConsumed } = value
  if (error) throw toTransactionError({ reason: describeFailure({ error, logs }), cause: error })
  return unitsConsumed ?? 0n
}

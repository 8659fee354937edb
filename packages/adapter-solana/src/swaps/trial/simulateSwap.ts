import { type CaipNetwork, toTransactionError } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { array, looseObject, nullable, nullish, object, unknown } from 'valibot'
import { type ChainAccount, chainAccount } from '../../rpc/chainAccount.ts'
import { describeFailure } from '../../rpc/describeFailure.ts'
import { fetchRpc } from '../../rpc/fetchRpc.ts'
import { wholeNumber } from '../../rpc/wholeNumber.ts'
import { isFloorRefusal } from './isFloorRefusal.ts'
import { unexpectedError } from './unexpectedError.ts'

const schema = object({
  value: looseObject({
    err: unknown(),
    logs: unknown(),
    accounts: nullish(array(nullable(chainAccount))),
    fee: nullish(wholeNumber),
  }),
})

/** What a transaction did when it was tried. */
export type Simulated =
  | {
      readonly status: 'done'
      /** The asked accounts, in order. `undefined` where there is none any more. */
      readonly accounts: readonly (ChainAccount | undefined)[]
      /** What the network took, in lamports, where the node says so. */
      readonly fee: bigint | undefined
    }
  /** It would bring less than its minimum. */
  | { readonly status: 'below-floor' }

/**
 * Tries a transaction on a node, which leaves no trace.
 * @param parameters.addresses - accounts of it to read afterwards
 * @throws `TRANSACTION_FAILED` with the chain's reason, `SWAP_EFFECT_UNEXPECTED` from a node that
 *   leaves accounts out, `NETWORK_RPC_FAILED`
 */
export async function simulateSwap(parameters: {
  network: CaipNetwork
  transaction: Uint8Array
  addresses: readonly string[]
}): Promise<Simulated> {
  const { network, transaction, addresses } = parameters
  const settings = {
    ...{ commitment: 'confirmed', encoding: 'base64', sigVerify: false },
    // A node that lags does not know the newest blockhash yet, so the node replaces it.
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses },
  }
  const params = [base64.encode(transaction), settings]
  const { value } = await fetchRpc({ network, method: 'simulateTransaction', params, schema })
  const { err: error, logs, accounts } = value
  if (error && isFloorRefusal(error)) return { status: 'below-floor' }
  if (error) throw toTransactionError({ reason: describeFailure({ error, logs }), cause: error })
  if (accounts?.length !== addresses.length)
    throw unexpectedError('the node does not say what it changes')
  return {
    status: 'done',
    accounts: accounts.map((account) => (account?.lamports ? account : undefined)),
    fee: value.fee ?? undefined,
  }
}

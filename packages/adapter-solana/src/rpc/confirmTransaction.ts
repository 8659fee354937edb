import { type CaipNetwork, CleatError, isCleatError, toTransactionError } from '@cleat/core/adapter'
import { array, looseObject, nullable, number, object, optional, string, unknown } from 'valibot'
import { callRpc } from './callRpc.ts'
import { describeFailure } from './describeFailure.ts'
import { TransactionFailedError } from './transactionFailedError.ts'

const statusesSchema = object({
  value: array(
    nullable(looseObject({ err: unknown(), confirmationStatus: optional(nullable(string())) })),
  ),
})

const transactionSchema = nullable(
  looseObject({ meta: nullable(looseObject({ logMessages: unknown() })) }),
)

export declare namespace confirmTransaction {
  type Parameters = {
    network: CaipNetwork
    /** In base58. */
    signature: string
    lastValidBlockHeight: number
    wallet: string
    method: string
    /** Between two looks, in milliseconds. @default 400 */
    pollingMs?: number | undefined
    /** For how long the RPC may be out of reach, in milliseconds. @default 60000 */
    timeoutMs?: number | undefined
  }
}

/**
 * Waits until a transaction is confirmed, or can never be because its blockhash is too old.
 * @throws `TRANSACTION_FAILED`; `REQUEST_TIMEOUT` when no RPC can be asked for so long that nothing is known
 */
export async function confirmTransaction(parameters: confirmTransaction.Parameters): Promise<void> {
  const { network, signature, lastValidBlockHeight, wallet, method } = parameters
  const { pollingMs = 400, timeoutMs = 60_000 } = parameters
  let heardAt = Date.now()
  for (;;) {
    try {
      const commitment = { commitment: 'confirmed' }
      // The height comes first: what got in at the last moment is found afterwards.
      const height = await callRpc({
        ...{ network, method: 'getBlockHeight', params: [commitment], schema: number() },
      })
      const { value } = await callRpc({
        ...{ network, method: 'getSignatureStatuses', params: [[signature]] },
        schema: statusesSchema,
      })
      const [status] = value
      if (status?.err) throw await fail({ network, signature, error: status.err })
      if (/^(?:confirmed|finalized)$/.test(status?.confirmationStatus ?? '')) return
      if (height > lastValidBlockHeight)
        throw await fail({ network, signature, error: 'BlockhashNotFound' })
      heardAt = Date.now()
    } catch (error) {
      if (isCleatError(error, 'TRANSACTION_FAILED')) throw error
      if (Date.now() - heardAt > timeoutMs)
        throw new CleatError('REQUEST_TIMEOUT', {
          context: { wallet, method, timeoutMs },
          cause: error,
        })
    }
    await new Promise((resolve) => setTimeout(resolve, pollingMs))
  }
}

/** The chain's reason, with what the programs said where the node still knows it. */
async function fail(parameters: {
  network: CaipNetwork
  signature: string
  error: unknown
}): Promise<CleatError> {
  const { network, signature, error } = parameters
  const found = await callRpc({
    ...{ network, method: 'getTransaction', schema: transactionSchema },
    params: [signature, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }],
  }).catch(() => null)
  const reason = describeFailure({ error, logs: found?.meta?.logMessages })
  const cause = new TransactionFailedError({ signature, error })
  return toTransactionError({ reason, hash: signature, cause })
}

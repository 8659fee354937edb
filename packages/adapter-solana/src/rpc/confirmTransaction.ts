import { type CaipNetwork, CleatError, isCleatError, toTransactionError } from '@cleat/core/adapter'
import { array, looseObject, nullable, object, optional, string, unknown } from 'valibot'
import { callRpc } from './callRpc.ts'
import { describeFailure } from './describeFailure.ts'
import { fetchEpochInfo } from './fetchEpochInfo.ts'
import { TransactionFailedError } from './transactionFailedError.ts'
import { wholeNumber } from './wholeNumber.ts'

const statusesSchema = object({
  context: looseObject({ slot: wholeNumber }),
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
    /** Interval between two polls, in milliseconds. @default 400 */
    pollingMs?: number | undefined
    /** How long the RPC may be unreachable, in milliseconds. @default 60000 */
    timeoutMs?: number | undefined
  }
}

/**
 * Waits until a transaction is confirmed, or until its blockhash is too old for that.
 * @throws `TRANSACTION_FAILED`; `REQUEST_TIMEOUT` when no RPC answers for `timeoutMs`
 */
export async function confirmTransaction(parameters: confirmTransaction.Parameters): Promise<void> {
  const { network, signature, lastValidBlockHeight, wallet, method } = parameters
  const { pollingMs = 400, timeoutMs = 60_000 } = parameters
  let heardAt = Date.now()
  for (;;) {
    try {
      // Read the height first. A status read after it includes transactions of the last valid
      // block.
      const reached = await fetchEpochInfo({ network, commitment: 'confirmed' })
      const { context, value } = await callRpc({
        ...{ network, method: 'getSignatureStatuses', params: [[signature]] },
        schema: statusesSchema,
      })
      const [status] = value
      if (status?.err) throw await fail({ network, signature, error: status.err })
      if (/^(?:confirmed|finalized)$/.test(status?.confirmationStatus ?? '')) return
      // Only a node that has reached the height can rule the transaction out.
      const isOver = reached.blockHeight > BigInt(lastValidBlockHeight)
      if (isOver && !status && context.slot >= reached.absoluteSlot)
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

/** The chain's reason, with the program logs where the node still has them. */
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

import { type CaipNetwork, CleatError } from '@cleat/core/adapter'
import { array, looseObject, nullable, number, object, optional, string, unknown } from 'valibot'
import { callRpc } from './callRpc.ts'
import { TransactionFailedError } from './transactionFailedError.ts'

const statusesSchema = object({
  value: array(
    nullable(looseObject({ err: unknown(), confirmationStatus: optional(nullable(string())) })),
  ),
})

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
 * @throws TransactionFailedError; `REQUEST_TIMEOUT` when no RPC can be asked for so long that nothing is known
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
      if (status?.err) throw new TransactionFailedError({ signature, error: status.err })
      if (/^(?:confirmed|finalized)$/.test(status?.confirmationStatus ?? '')) return
      if (height > lastValidBlockHeight)
        throw new TransactionFailedError({ signature, error: 'BlockhashNotFound' })
      heardAt = Date.now()
    } catch (error) {
      if (error instanceof TransactionFailedError) throw error
      if (Date.now() - heardAt > timeoutMs)
        throw new CleatError('REQUEST_TIMEOUT', {
          context: { wallet, method, timeoutMs },
          cause: error,
        })
    }
    await new Promise((resolve) => setTimeout(resolve, pollingMs))
  }
}

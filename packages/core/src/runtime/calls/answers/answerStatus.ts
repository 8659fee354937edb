import type { CallsAsked } from '../../../contract/requests/calls.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { followBatch } from '../follow/followBatch.ts'
import { callsError } from '../request/callsError.ts'
import { readBatchId } from '../request/readBatchId.ts'
import { toStatusAnswer } from '../status/toStatusAnswer.ts'

/**
 * The answer of `wallet_getCallsStatus`: what chain and wallet said at the last look. A batch that
 * was sent elsewhere is the wallet's to answer.
 * @throws an error with the code -32602 or 5730
 * @see EIP-5792
 */
export async function answerStatus(context: CallsContext, request: CallsAsked): Promise<unknown> {
  const { store, receipts, kit } = context
  const { view } = request
  const id = readBatchId(request.params)
  const batch = store.find(id)
  if (batch) {
    if (batch.address !== view.address) throw callsError(5730, 'Unknown batch.')
    void followBatch(context, id)
    return toStatusAnswer(batch, receipts.get(id) ?? [])
  }
  const { connectorId } = view
  const ask = kit.adapters.get(view.namespace)?.features['provider:request']
  if (!ask) throw callsError(5730, 'Unknown batch.')
  return ask({ method: request.method, params: [id], ...(connectorId && { connectorId }) })
}

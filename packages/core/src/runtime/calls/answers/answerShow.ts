import type { CallsAsked } from '../../../contract/requests/calls.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { showProgress } from '../context/showProgress.ts'
import { callsError } from '../request/callsError.ts'
import { readBatchId } from '../request/readBatchId.ts'

/**
 * The answer of `wallet_showCallsStatus`: the wallet shows what it got as one request, and the
 * modal everything else.
 * @throws an error with the code -32602 or 5730
 * @see EIP-5792
 */
export async function answerShow(context: CallsContext, request: CallsAsked): Promise<null> {
  const { store, kit } = context
  const { view } = request
  const id = readBatchId(request.params)
  const batch = store.find(id)
  if (batch && batch.address !== view.address) throw callsError(5730, 'Unknown batch.')
  const { connectorId } = view
  const show = kit.adapters.get(view.namespace)?.features['calls:show']
  const name = batch ? (batch.walletId ?? id) : id
  if (show && batch?.mode !== 'sequence') {
    const shown = show({ id: name, ...(connectorId && { connectorId }) })
    if (!batch) return shown.then(() => null)
    const isShown = await shown.then(
      () => true,
      () => false,
    )
    if (isShown) return null
  }
  if (!batch) throw callsError(5730, 'Unknown batch.')
  showProgress(context, id)
  return null
}

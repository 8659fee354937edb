import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import { copyPayload } from '../../../runtime/requests/copyPayload.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { Change, Changing, CheckedRequest } from './change.ts'
import { checkChange } from './checkChange.ts'

/**
 * The requests of a change, in order. Other code read them, and the same copies go to the wallet.
 * @throws `PAYMENT_ALTERED`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function prepareChange(
  { kit }: ApprovalsContext,
  { sender, adapter }: Pick<Changing, 'sender' | 'adapter'>,
  change: Change,
): Promise<readonly CheckedRequest[]> {
  const { network, address, namespace } = sender
  const prepared = await adapter.prepare({ ...change, network, address, approval: change.row })
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(kit, namespace, one, other)
  return prepared.map(({ method, params }, index) => {
    const request = { method, params: copyPayload(params) }
    const decoded = adapter.decode(request)
    checkChange({ ...{ decoded, change, address, isSame }, isLast: index === prepared.length - 1 })
    return request
  })
}

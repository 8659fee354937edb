import { CleatError } from '../../../base/errors/cleatError.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import { copyPayload } from '../../../runtime/requests/copyPayload.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { Change, Changing, CheckedRequest } from './change.ts'
import { checkChange } from './checkChange.ts'

/** A change and its requests. */
export type ReadyChange = {
  readonly change: Change
  readonly requests: readonly CheckedRequest[]
}

/**
 * One request of several changes. Other code read it, and the same copy goes to the wallet.
 * @throws `PAYMENT_ALTERED`
 */
export function joinRequests(
  { kit }: ApprovalsContext,
  { sender, adapter }: Changing,
  ready: readonly ReadyChange[],
): CheckedRequest {
  const { network, address, namespace } = sender
  const requests = ready.flatMap((one) => one.requests)
  const joined = adapter.join?.({ network, address, requests })
  const request = { method: joined?.method ?? '', params: copyPayload(joined?.params) }
  const decoded = adapter.decodeJoined?.(request) ?? []
  const wanted = ready.flatMap(({ change, requests: { length } }) =>
    Array.from({ length }, (_, at) => ({ change, isLast: at === length - 1 })),
  )
  if (decoded.length !== wanted.length)
    throw new CleatError('PAYMENT_ALTERED', { context: { field: 'calls' } })
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(kit, namespace, one, other)
  for (const [at, one] of decoded.entries())
    if (wanted[at]) checkChange({ ...wanted[at], decoded: one, address, isSame })
  return request
}

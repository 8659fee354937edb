import type { KitBase } from '../../boot/kitBase.ts'
import type { Calls, CallsAsked } from '../../contract/requests/calls.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'

const methods = new Set([
  ...['wallet_getCapabilities', 'wallet_getCallsStatus', 'wallet_showCallsStatus'],
])

/** A request about calls, and what answers it. */
export type AboutCalls = {
  readonly request: CallsAsked
  readonly isSending: boolean
  readonly load: () => Promise<Calls>
}

/**
 * Whether Cleat answers the request itself, whatever the wallet can do.
 * @see EIP-5792
 */
export function findCalls(kit: KitBase, request: WalletRequest): AboutCalls | undefined {
  const { calls: load, adapters } = kit
  if (!load || request.type !== 'provider:request') return undefined
  const isSending = request.method === 'wallet_sendCalls'
  if (!isSending && !methods.has(request.method)) return undefined
  const isThere = adapters.get(request.view.namespace)?.features['calls:send'] !== undefined
  return isThere ? { request, isSending, load } : undefined
}

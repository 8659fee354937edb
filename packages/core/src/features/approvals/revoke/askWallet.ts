import { raceSignal } from '../../../base/async/raceSignal.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import { createWalletTimeout } from '../../../runtime/requests/createWalletTimeout.ts'
import type { Sender } from '../../../runtime/sender/getSender.ts'
import type { ApprovalsContext } from '../state/approvalsContext.ts'
import type { CheckedRequest } from './change.ts'

/**
 * The account and network in use, which have to be those of a change.
 * @throws `REQUEST_ACCOUNT_CHANGED`, `REQUEST_NETWORK_CHANGED`
 */
export function captureSender({ kit }: ApprovalsContext, sender: Sender): RequestView {
  const { network, namespace, address: expected } = sender
  const view = captureView(kit, namespace)
  const { address: actual, caipNetworkId } = view
  if (actual !== expected)
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', { context: { expected, actual } })
  if (caipNetworkId !== network.caipNetworkId)
    throw new CleatError('REQUEST_NETWORK_CHANGED', {
      context: { expected: network.caipNetworkId, actual: caipNetworkId },
    })
  return view
}

/**
 * Asks the wallet, for five minutes at most.
 * @throws errors of the request pipeline
 */
export async function askWallet(
  context: ApprovalsContext,
  { request, view }: { request: CheckedRequest; view: RequestView },
): Promise<unknown> {
  const timeout = createWalletTimeout(context, { view, method: 'provider:request' })
  try {
    const asked = { type: 'provider:request', ...request, isConfirmed: true, view } as const
    return await raceSignal(context.kit.request(asked), timeout.signal)
  } finally {
    timeout.end()
  }
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { CleatError } from '../../base/errors/cleatError.ts'
import { captureView } from '../captureView.ts'
import type { KitBase } from '../kitBase.ts'

export declare namespace sendTransfer {
  type Parameters = {
    to: string
    /** Base units of the native coin, such as wei. */
    value: bigint
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<{
    /** Hash or id of the transaction. */
    readonly hash: string
    /** Address of the sender. */
    readonly address: string
  }>
  type ErrorType = CleatError<
    | 'ADAPTER_FEATURE_MISSING'
    | 'CONNECTION_NOT_CONNECTED'
    | 'NETWORK_NOT_FOUND'
    | 'REQUEST_USER_REJECTED'
    | 'REQUEST_ACCOUNT_CHANGED'
    | 'REQUEST_NETWORK_CHANGED'
    | 'TRANSACTION_FAILED'
    | 'WALLET_BAD_ANSWER'
    | 'WALLET_ERROR'
  >
}

/**
 * Sends the native coin on the active network from the active account. Resolves when the network
 * accepted the transaction.
 */
export async function sendTransfer(
  kit: KitBase,
  parameters: sendTransfer.Parameters,
): sendTransfer.ReturnType {
  const { to, value, namespace = kit.controllers.network.state.activeNamespace } = parameters
  const view = captureView(kit, namespace)
  const hash = await kit.request({ type: 'transfer:send', to, value, view })
  return { hash: String(hash), address: view.address }
}

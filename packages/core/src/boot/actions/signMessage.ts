import type { Namespace } from '../../base/caip/namespace.ts'
import type { CleatError } from '../../base/errors/cleatError.ts'
import { captureView } from '../captureView.ts'
import type { KitBase } from '../kitBase.ts'

export declare namespace signMessage {
  type Parameters = {
    /** The text. The wallet shows it to the visitor. */
    message: string
    /** @default the active namespace */
    namespace?: Namespace | undefined
  }
  type ReturnType = Promise<{
    readonly signature: string
    /** Address of the signer. */
    readonly address: string
  }>
  type ErrorType = CleatError<
    | 'CONNECTION_NOT_CONNECTED'
    | 'REQUEST_USER_REJECTED'
    | 'REQUEST_ACCOUNT_CHANGED'
    | 'REQUEST_NETWORK_CHANGED'
    | 'REQUEST_SIGNATURE_INVALID'
    | 'WALLET_BAD_ANSWER'
    | 'WALLET_ERROR'
  >
}

/** Asks the connected wallet to sign a text. The signature is verified before it is returned. */
export async function signMessage(
  kit: KitBase,
  parameters: signMessage.Parameters,
): signMessage.ReturnType {
  const { message, namespace = kit.controllers.network.state.activeNamespace } = parameters
  const view = captureView(kit, namespace)
  const signature = await kit.request({ type: 'message:sign', message, view })
  return { signature: String(signature), address: view.address }
}

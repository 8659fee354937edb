import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'

/**
 * Stage 5: checks the answer. Adapters validate the format of every answer. This stage verifies a
 * signature against its text and signer, if the adapter supports it.
 * @throws `REQUEST_SIGNATURE_INVALID`, `SIWX_SIGNATURE_REFUSED`, `SIWX_ACCOUNT_MISMATCH`
 */
export async function verify(kit: KitBase, request: WalletRequest, answer: unknown): Promise<void> {
  if (request.type !== 'message:sign' && request.type !== 'signIn:sign') return
  const { view } = request
  const message = request.type === 'signIn:sign' ? request.text : request.message
  const { namespace, address, wallet } = view
  const verifyMessage = kit.adapters.get(namespace)?.features['message:verify']
  if (!verifyMessage) return
  const isValid = await verifyMessage({ message, address, signature: String(answer) })
  if (isValid) return
  if (request.type === 'signIn:sign') {
    const { findSigner } = await import('./findSigner.ts')
    const actual = await findSigner(kit, { view, message, signature: String(answer) })
    throw actual
      ? new CleatError('SIWX_ACCOUNT_MISMATCH', { context: { expected: address, actual } })
      : new CleatError('SIWX_SIGNATURE_REFUSED', { context: { type: namespace } })
  }
  throw new CleatError('REQUEST_SIGNATURE_INVALID', { context: { address, wallet } })
}

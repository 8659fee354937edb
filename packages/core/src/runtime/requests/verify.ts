import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'

/**
 * Last stage: is the answer what was asked for? Adapters check the form of every answer; here a signature is
 * checked against its text and its signer, where the adapter can.
 * @throws `REQUEST_SIGNATURE_INVALID`
 */
export async function verify(kit: KitBase, request: WalletRequest, answer: unknown): Promise<void> {
  if (request.type !== 'message:sign') return
  const { message, view } = request
  const { namespace, address, wallet } = view
  const verifyMessage = kit.adapters.get(namespace)?.features['message:verify']
  if (!verifyMessage) return
  const isValid = await verifyMessage({ message, address, signature: String(answer) })
  if (!isValid) throw new CleatError('REQUEST_SIGNATURE_INVALID', { context: { address, wallet } })
}

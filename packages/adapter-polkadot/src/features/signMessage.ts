import type { AdapterSession } from '@cleat/core/adapter'
import type { ExtensionWallet } from '../wallet/createExtensionWallet.ts'
import { signRequest } from './signRequest.ts'
import { textToHex } from './textToHex.ts'

/**
 * Signs a text by the connected extension, which wraps it in `<Bytes>`.
 * @throws `REQUEST_…`, `WALLET_…`
 */
export async function signMessage(
  session: AdapterSession<ExtensionWallet>,
  parameters: { message: string; address: string },
): Promise<{ signature: string }> {
  const { message, address } = parameters
  const payload = { address, data: textToHex(message), type: 'bytes' }
  const { signature } = await signRequest(session, { method: 'signRaw', payload })
  return { signature }
}

import { type AdapterSession, CleatError, type ProviderRequest } from '@cleat/core/adapter'
import type { ExtensionWallet } from '../wallet/createExtensionWallet.ts'
import { type SignerResult, signRequest } from './signRequest.ts'

/**
 * Sends `signPayload` or `signRaw` to the connected extension.
 * @throws `WALLET_METHOD_UNSUPPORTED` for any other method
 */
export async function sendRequest(
  session: AdapterSession<ExtensionWallet>,
  { method, params }: ProviderRequest,
): Promise<SignerResult> {
  if (method === 'signRaw' || method === 'signPayload')
    return signRequest(session, { method, payload: params })
  const { name: wallet } = session.current().wallet.connector
  throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet, method } })
}

import {
  type AdapterSession,
  type ProviderRequest,
  translateProviderError,
} from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'

/** Hands a request to the connected wallet as it is. */
export async function sendRequest(
  session: AdapterSession<Eip1193Wallet>,
  request: ProviderRequest,
): Promise<unknown> {
  const { provider, connector } = session.current().wallet
  try {
    return await provider.request(request)
  } catch (error) {
    const { method: subject } = request
    throw translateProviderError({ error, doing: 'request', wallet: connector.name, subject })
  }
}

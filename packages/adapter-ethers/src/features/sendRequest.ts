import {
  type AdapterSession,
  type ProviderRequest,
  translateProviderError,
} from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'

/** Hands a request to the connected wallet as it is. The wallet gets a copy that it may change. */
export async function sendRequest(
  session: AdapterSession<Eip1193Wallet>,
  { method: subject, params }: ProviderRequest,
): Promise<unknown> {
  const { provider, connector } = session.current().wallet
  const copied = params === undefined ? {} : { params: structuredClone(params) }
  try {
    return await provider.request({ method: subject, ...copied })
  } catch (error) {
    throw translateProviderError({ error, doing: 'request', wallet: connector.name, subject })
  }
}

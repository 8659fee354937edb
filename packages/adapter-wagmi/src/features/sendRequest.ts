import { type ProviderRequest, translateProviderError } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { findConnected } from '../base/findConnected.ts'

/**
 * Hands a request to the connected wallet as it is, or to that of a connector. The wallet gets a
 * copy that it may change.
 */
export async function sendRequest(
  config: Config,
  request: ProviderRequest & { readonly connectorId?: string | undefined },
): Promise<unknown> {
  const { method, params, connectorId } = request
  const { provider, wallet } = await findConnected(config, connectorId)
  const copied = params === undefined ? {} : { params: structuredClone(params) }
  try {
    return await provider.request({ method, ...copied })
  } catch (error) {
    throw translateProviderError({ error, doing: 'request', wallet, subject: method })
  }
}

import { type ProviderRequest, translateProviderError } from '@cleat/core/adapter'
import type { Config } from 'wagmi'
import { findConnected } from '../base/findConnected.ts'

/** Hands a request to the connected wallet as it is. */
export async function sendRequest(config: Config, request: ProviderRequest): Promise<unknown> {
  const { provider, wallet } = await findConnected(config)
  try {
    return await provider.request(request)
  } catch (error) {
    throw translateProviderError({ error, doing: 'request', wallet, subject: request.method })
  }
}

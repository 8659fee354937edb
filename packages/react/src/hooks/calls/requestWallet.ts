import { CleatError } from '@cleat/core'
import type { AppKit } from '../../kit/appKit.ts'

type Provider = { request(request: { method: string; params: unknown }): Promise<unknown> }

/**
 * Asks the wallet in use on `eip155`, by the road of every request of the app.
 * @throws `CleatError`: `CONFIG_NO_KIT`, `CONNECTION_NOT_CONNECTED`, `ADAPTER_FEATURE_MISSING`;
 * else an error with the wallet's code (EIP-1193, EIP-5792)
 */
export async function requestWallet(
  kit: AppKit | undefined,
  { method, params, caller }: { method: string; params: unknown; caller: string },
): Promise<unknown> {
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller } })
  const provider = kit.getProvider<Provider>('eip155')
  if (!provider) {
    const context = { adapter: 'eip155', feature: 'provider:create' }
    throw new CleatError('ADAPTER_FEATURE_MISSING', { context })
  }
  return provider.request({ method, params })
}

import type { Namespace } from '../base/caip/namespace.ts'
import { captureView } from '../boot/captureView.ts'
import type { ProviderRequest } from '../contract/adapter/providerRequest.ts'
import type { BootKit } from './bootKit.ts'

/**
 * Creates the provider of a namespace for apps, in its adapter's format (EIP-1193 for eip155). Its
 * requests go through the request pipeline. Returns `undefined` if the adapter has none.
 */
export function createWalletProvider(kit: BootKit, namespace: Namespace): unknown {
  const create = kit.adapters.get(namespace)?.features['provider:create']
  if (create) kit.runtime.prefetch()
  return create?.({
    submit: async ({ method, params, caipNetworkId }: ProviderRequest) =>
      kit.request({
        type: 'provider:request',
        method,
        params,
        caipNetworkId,
        view: captureView(kit, caipNetworkId?.split(':')[0] ?? namespace),
      }),
  })
}

import type { Namespace } from '../base/caip/namespace.ts'
import type { ProviderRequest } from '../contract/adapter/providerRequest.ts'
import type { BootKit } from './bootKit.ts'
import { captureView } from './captureView.ts'

/**
 * The provider object of a namespace that apps talk to, in the shape its adapter gives it (EIP-1193 for eip155).
 * Each of its requests takes the request pipeline. `undefined` when the adapter has none to give.
 */
export function createWalletProvider(kit: BootKit, namespace: Namespace): unknown {
  const create = kit.adapters.get(namespace)?.features['provider:create']
  if (create) kit.runtime.prefetch()
  return create?.({
    submit: async ({ method, params }: ProviderRequest) =>
      kit.request({
        type: 'provider:request',
        method,
        params,
        view: captureView(kit, namespace),
      }),
  })
}

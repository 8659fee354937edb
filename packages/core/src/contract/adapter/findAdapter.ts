import type { Namespace } from '../../base/caip/namespace.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { AdapterFeatures } from './adapterFeatures.ts'
import type { ChainAdapter } from './chainAdapter.ts'

type Adapters = { readonly adapters: ReadonlyMap<Namespace, ChainAdapter> }

/**
 * Finds the adapter of a namespace.
 * @throws `ADAPTER_NOT_FOUND`
 */
export function findAdapter({ adapters }: Adapters, namespace: Namespace): ChainAdapter {
  const adapter = adapters.get(namespace)
  if (!adapter) throw new CleatError('ADAPTER_NOT_FOUND', { context: { namespace } })
  return adapter
}

/**
 * Finds a feature of the adapter of a namespace.
 * @throws `ADAPTER_NOT_FOUND`, `ADAPTER_FEATURE_MISSING`
 */
export function findFeature<name extends keyof AdapterFeatures>(
  kit: Adapters,
  namespace: Namespace,
  name: name,
): AdapterFeatures[name] {
  const adapter = findAdapter(kit, namespace)
  const feature = adapter.features[name]
  if (!feature)
    throw new CleatError('ADAPTER_FEATURE_MISSING', {
      context: { adapter: adapter.id, feature: name },
    })
  return feature
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { ChainAdapter } from './chainAdapter.ts'
import type { Connection } from './connection.ts'

/** Lists the wallets connected on a namespace at the same time; the active one comes first. */
export function listConnections(
  kit: { readonly adapters: ReadonlyMap<Namespace, ChainAdapter> },
  namespace: Namespace,
): readonly Connection[] {
  const adapter = kit.adapters.get(namespace)
  const current = adapter?.getConnection()
  return adapter?.features['connections:list']?.() ?? (current ? [current] : [])
}

import type { Namespace } from '../../base/caip/namespace.ts'

/** The key under which the universal adapter of a namespace stores its wallets. */
export function toWalletsKey(kitId: string, namespace: Namespace): string {
  return kitId === 'default' ? `cleat.${namespace}.wallets` : `cleat.${kitId}.${namespace}.wallets`
}

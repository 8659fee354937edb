import type { Namespace } from '../../base/caip/namespace.ts'

/** The key under which the universal adapter of a namespace stores its wallets. */
export function toWalletsKey(kitId: string, namespace: Namespace): string {
  const prefix = kitId === 'default' ? '' : `${kitId}.`
  return `cleat.${prefix}${namespace}.wallets`
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { ChainAdapter } from './chainAdapter.ts'

/** Adapters by namespace, of which only the rules are read. */
export type RulesByNamespace = {
  readonly adapters: ReadonlyMap<Namespace, Pick<ChainAdapter, 'rules'>>
}

/**
 * Whether both are the same address by the rules of a namespace, or both are absent. Without a rule
 * only equal addresses are the same.
 */
export function isSameAddress(
  { adapters }: RulesByNamespace,
  namespace: Namespace,
  one: string | undefined,
  other: string | undefined,
): boolean {
  if (one === other) return true
  if (one === undefined || other === undefined) return false
  return adapters.get(namespace)?.rules?.isSameAddress?.(one, other) === true
}

import type { Kit } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'

type RegistryQuery = {
  readonly queryKey: readonly string[]
  readonly queryFn: typeof loadRegistry
  readonly staleTime: number
  readonly retry: false
}

/** The query of the wallets in Cleat's registry. */
export function toRegistryQuery(kit: Kit): RegistryQuery {
  return {
    queryKey: ['cleat', kit.id, 'registry'],
    queryFn: loadRegistry,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}

import type { ChainAdapter } from './chainAdapter.ts'

/** The id of the adapters that the kit creates for namespaces of the app without one. */
export const universalAdapterId = 'universal'

/** Whether the kit created the adapter. It knows paired wallets only. */
export function isUniversalAdapter(adapter: ChainAdapter | undefined): boolean {
  return adapter?.id === universalAdapterId
}

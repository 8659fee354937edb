import { CleatError } from '@cleat/core/adapter'
import type { onDemand } from './onDemand.ts'

/**
 * Loads the adapter's one lazy file.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadOnDemand(): Promise<typeof onDemand> {
  try {
    return (await import('./onDemand.ts')).onDemand
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

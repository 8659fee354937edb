import { CleatError } from '@cleat/core/adapter'
import type { onDemand } from './onDemand.ts'

let loaded: typeof onDemand | undefined

/**
 * Loads the adapter's one lazy file. Once loaded, it is there in the tick of the call: even then an
 * `import()` waits for what the page draws, and a wallet would be asked after that.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadOnDemand(): Promise<typeof onDemand> {
  try {
    loaded ??= (await import('./onDemand.ts')).onDemand
    return loaded
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

import { CleatError } from '../base/errors/cleatError.ts'
import type * as runtime from '../features/createRuntime.ts'

/** The runtime module: all code that does not load with the page. */
export type RuntimeModule = typeof runtime

/** A kit with the additions of the runtime. */
export type Runtime = runtime.Runtime

/**
 * Loads the runtime. No other code imports it.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadRuntime(): Promise<RuntimeModule> {
  try {
    return await import('../features/createRuntime.ts')
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

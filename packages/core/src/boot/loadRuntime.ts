import { CleatError } from '../base/errors/cleatError.ts'
import type * as runtime from '../exports/runtime.ts'

/** The module of the runtime: everything but what loads with the page. */
export type RuntimeModule = typeof runtime

/** A kit with everything that the runtime adds to it. */
export type Runtime = ReturnType<RuntimeModule['createRuntime']>

/**
 * Loads the runtime. The one place where boot knows of it.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadRuntime(): Promise<RuntimeModule> {
  try {
    return await import('../exports/runtime.ts')
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

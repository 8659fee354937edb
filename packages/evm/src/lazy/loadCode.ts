import { CleatError } from '@cleat/core/adapter'

/**
 * Loads code when it is needed.
 * @throws `UI_LOAD_FAILED`
 */
export async function loadCode<code>(load: () => Promise<code>): Promise<code> {
  try {
    return await load()
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}

import { CleatError } from '@cleat/core'
import type { Runtime } from '@cleat/core/runtime'
import { useKit } from './useKit.ts'

/**
 * The kit's runtime, which is loaded before any view.
 * @throws `UI_LOAD_FAILED` if it is not
 */
export function useRuntime(): Runtime {
  const { current } = useKit().runtime
  if (!current) throw new CleatError('UI_LOAD_FAILED')
  return current
}

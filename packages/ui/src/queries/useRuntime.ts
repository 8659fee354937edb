import { CleatError } from '@cleat/core'
import type { Runtime } from '@cleat/core/runtime'
import { useKit } from '../kit/useKit.ts'

/**
 * The runtime of the kit. It is loaded before any view is drawn.
 * @throws `UI_LOAD_FAILED` where it is not
 */
export function useRuntime(): Runtime {
  const { current } = useKit().runtime
  if (!current) throw new CleatError('UI_LOAD_FAILED')
  return current
}

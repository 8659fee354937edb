import { type Calls, CleatError } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's batches, for views under `withFeature('calls', …)`.
 * @throws `UI_LOAD_FAILED` if they are not loaded
 */
export function useCalls(): Calls {
  const { calls } = useKit().controllers
  if (!calls) throw new CleatError('UI_LOAD_FAILED')
  return calls
}

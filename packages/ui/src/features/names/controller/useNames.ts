import { CleatError, type NamesController } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's names, for views under `withFeature('names', …)`.
 * @throws `UI_LOAD_FAILED` if they are not loaded
 */
export function useNames(): NamesController {
  const { names } = useKit().controllers
  if (!names) throw new CleatError('UI_LOAD_FAILED')
  return names
}

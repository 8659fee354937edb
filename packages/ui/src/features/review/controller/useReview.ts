import { CleatError, type ReviewController } from '@cleat/core'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's reviews, for views under `withFeature('review', …)`.
 * @throws `UI_LOAD_FAILED` if they are not loaded
 */
export function useReview(): ReviewController {
  const { review } = useKit().controllers
  if (!review) throw new CleatError('UI_LOAD_FAILED')
  return review
}

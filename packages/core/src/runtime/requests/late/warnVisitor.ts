import { askApp, loadReview, type ReviewingKit } from '../review/askVisitor.ts'
import type { LateWarning } from '../review/reviewController.ts'

/**
 * Tells the visitor, or the app's review, about a request that the wallet has already.
 * @returns whether its answer must not reach the app
 */
export async function warnVisitor(kit: ReviewingKit, warning: LateWarning): Promise<boolean> {
  const { onReview } = kit.options
  const { answered, canCancel, request } = warning
  if (onReview) {
    const isRefused = await askApp(onReview, request).then(
      () => false,
      () => true,
    )
    return isRefused && canCancel
  }
  const review = await loadReview(kit).catch(() => undefined)
  if (!review || answered.aborted) return false
  return review.warn(warning)
}

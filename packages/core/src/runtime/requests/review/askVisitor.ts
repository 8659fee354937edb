import { CleatError } from '../../../base/errors/cleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { ReviewController, ReviewQuestion } from './reviewController.ts'

/** A kit that may have a modal. */
export type ReviewingKit = KitBase & {
  readonly feature?: ((id: 'review') => Promise<{ destroy?(): void }>) | undefined
}

/**
 * Asks the visitor: by the app's review, else in the modal. An app without either asks nothing,
 * unless an answer is required.
 * @returns the request as the visitor saw it
 * @throws `REQUEST_REVIEW_CANCELLED`, `REQUEST_TOO_MANY`, `POLICY_FAILED`, `REQUEST_NOT_ALLOWED`
 */
export async function askVisitor(
  kit: ReviewingKit,
  { isRequired, ...question }: ReviewQuestion & { readonly isRequired: boolean },
): Promise<DecodedRequest> {
  const { request } = question
  const { onReview } = kit.options
  if (onReview) {
    await askApp(onReview, request)
    return request
  }
  const review = await loadReview(kit)
  if (!review && isRequired) {
    const reason = 'nothing asks the visitor'
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: request.method, reason } })
  }
  if (!review) return request
  return review.ask(question)
}

/** The reviews of the modal, if there is one. */
export async function loadReview(kit: ReviewingKit): Promise<ReviewController | undefined> {
  if (!kit.feature || !kit.controllers.modal.isDrawn()) return undefined
  return (await kit.feature('review')) as ReviewController
}

/**
 * Asks the app's review. Only `true` is a yes.
 * @throws `REQUEST_REVIEW_CANCELLED`, `POLICY_FAILED`
 */
export async function askApp(
  onReview: NonNullable<KitBase['options']['onReview']>,
  request: DecodedRequest,
): Promise<void> {
  const { method } = request
  let said: unknown
  try {
    said = await onReview(request)
  } catch (cause) {
    throw new CleatError('POLICY_FAILED', { context: { method }, cause })
  }
  if (said !== true) throw new CleatError('REQUEST_REVIEW_CANCELLED', { context: { method } })
}

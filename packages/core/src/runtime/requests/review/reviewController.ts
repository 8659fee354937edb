import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import type { ReviewState } from '../../../contract/requests/requestReview.ts'

/** A request to put to the visitor. */
export type ReviewQuestion = {
  readonly request: DecodedRequest
  /** The wallet's name. */
  readonly wallet: string
  /** Whether account and network are still those of the request. */
  readonly isCurrent: () => boolean
  /** Whether an earlier press for the same may stand for the answer. */
  readonly isByRules: boolean
  /** What is tried out about it. @default nothing */
  readonly evidence?: Promise<RequestEvidence | undefined> | undefined
}

/** The requests that wait for the visitor, one at a time. */
export type ReviewController = {
  readonly state: Readonly<ReviewState>
  /**
   * Asks the visitor, once the requests before it are decided and the page can be seen. Resolves
   * with a yes.
   * @throws `REQUEST_REVIEW_CANCELLED` for a no: a press, a closed modal, or another account,
   *   network or page in the meantime
   * @throws `REQUEST_TOO_MANY` while eight others wait
   */
  ask(question: ReviewQuestion): Promise<void>
  /** The view is drawn: from now on, or from half a second later at `stop`, a press counts. */
  show(parameters: { id: string }): void
  /** Lets a request pass. Returns whether it counted. */
  approveReview(parameters: { id: string }): boolean
  /** Ends a request. */
  cancelReview(parameters: { id: string }): void
  destroy(): void
}

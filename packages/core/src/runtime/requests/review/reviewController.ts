import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import type { RequestLabel } from '../../../contract/requests/requestLabel.ts'
import type { ReviewState } from '../../../contract/requests/requestReview.ts'
import type { readLabel } from '../labels/readLabel.ts'

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

/** What was found out late about a request that the wallet has already. */
export type LateWarning = Pick<ReviewQuestion, 'request' | 'wallet' | 'evidence'> & {
  /** Whether the answer can still be kept from the app. */
  readonly canCancel: boolean
  /** Aborts when the wallet has answered. */
  readonly answered: AbortSignal
}

/** The requests that wait for the visitor, one at a time. */
export type ReviewController = {
  readonly state: Readonly<ReviewState>
  /**
   * Asks the visitor, once the requests before it are decided and the page can be seen. Resolves
   * with a yes, to the request as the visitor saw it.
   * @throws `REQUEST_REVIEW_CANCELLED` for a no: a press, a closed modal, or another account,
   *   network or page in the meantime
   * @throws `REQUEST_TOO_MANY` while eight others wait
   */
  ask(question: ReviewQuestion): Promise<DecodedRequest>
  /**
   * Tells the visitor what was found out late, before all that waits. At `stop` the modal opens for
   * it; what is less is only shown in an open one. It goes when the wallet has answered.
   * @returns whether the visitor keeps the answer from the app
   */
  warn(warning: LateWarning): Promise<boolean>
  /** The view is drawn: from now on, or from half a second later at `stop`, a press counts. */
  show(parameters: { id: string }): void
  /** Lets a request pass. Returns whether it counted. */
  approveReview(parameters: { id: string }): boolean
  /** Ends a request. One that the wallet has already can be left alone by closing the modal. */
  cancelReview(parameters: { id: string }): void
  /**
   * What the owner of a contract says about an action that is not decoded, as the app's service has
   * it (ERC-7730), within a second. Foreign words, which change no level. Never rejects.
   */
  readLabel(parameters: readLabel.Parameters): Promise<RequestLabel | null>
  destroy(): void
}

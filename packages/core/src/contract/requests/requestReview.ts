import type { DecodedRequest, RequestLevel } from './decodedRequest.ts'
import type { RequestEvidence } from './requestEvidence.ts'

/** What was tried out and read about a request that the visitor reviews. */
export type ReviewEvidence =
  | { readonly status: 'pending' }
  /** `undefined`: nothing could be found out. */
  | { readonly status: 'done'; readonly evidence: RequestEvidence | undefined }

/** A request that the visitor decides about. */
export type RequestReview = {
  /** Unique in this visit. */
  readonly id: string
  readonly request: DecodedRequest
  /** That of the rules, or a higher one by what was tried out. */
  readonly level: RequestLevel
  readonly evidence: ReviewEvidence
  /** The wallet's name. */
  readonly wallet: string
}

/** The request that the visitor looks at. There is one at a time. */
export type Reviewing =
  | { readonly status: 'idle' }
  | {
      /** `open`: shown, but a press does not count yet. `armed`: a press counts. */
      readonly status: 'open' | 'armed'
      readonly review: RequestReview
    }
  | {
      /** The wallet has it already, and something worse was found out since. */
      readonly status: 'sent'
      readonly review: RequestReview
      /** Whether the answer can still be kept from the app. */
      readonly canCancel: boolean
    }

export type ReviewState = { reviewing: Reviewing }

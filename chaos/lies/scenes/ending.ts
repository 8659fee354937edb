import type { Review } from './review.ts'

/** How far a visitor came. */
export type Ending =
  /** Something said that it is not possible. */
  | { readonly status: 'refused'; readonly where: string; readonly why: string }
  /** The visitor saw a review and agreed. */
  | { readonly status: 'agreed'; readonly review: Review; readonly failure: string | undefined }

import type { CaipNetwork, DecodedRequest } from '@cleat/core'
import { type Context, createContext } from 'react'

/** What sentences of a review need to know. */
export type ReviewSubject = {
  readonly request: DecodedRequest
  /** Where its tokens are. `undefined` for a network that the app does not have. */
  readonly network: CaipNetwork | undefined
  /** The app's name for an address, if it has one. */
  getName: (address: string) => string | undefined
}

export const reviewContext: Context<ReviewSubject | undefined> = createContext<
  ReviewSubject | undefined
>(undefined)

import type { AssetAmount, CaipNetwork, DecodedRequest, RequestAction } from '@cleat/core'
import { type ComponentType, type Context, createContext } from 'react'

/** What sentences of a review need to know. */
export type ReviewSubject = {
  readonly request: DecodedRequest
  /** Where its tokens are. `undefined` for a network that the app does not have. */
  readonly network: CaipNetwork | undefined
  /** The app's name for an address, if it has one. */
  getName: (address: string) => string | undefined
  /**
   * Whether a wallet shows the request once more, which then shows texts to their end.
   * @default true
   */
  readonly isShownAgain?: boolean | undefined
  /** What the owner of a contract says about an action. @default nothing */
  readonly Label?: ComponentType<{ action: RequestAction }> | undefined
  /** A hook: how an asset is called, as far as that is known here. */
  useTokenFacts: (asset: NamedAsset) => TokenFacts
}

/** An asset of a request. Some requests say themselves how it is called. */
export type NamedAsset = Pick<AssetAmount, 'token' | 'id'> & Omit<TokenFacts, 'isPending'>

/** How a token is called and how many decimals it has. Collections have neither. */
export type TokenFacts = {
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
  /** Whether the chain is being asked. */
  readonly isPending: boolean
}

export const reviewContext: Context<ReviewSubject | undefined> = createContext<
  ReviewSubject | undefined
>(undefined)

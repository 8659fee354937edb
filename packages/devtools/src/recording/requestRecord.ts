import type { CleatError, DecodedRequest, RequestVerdict } from '@cleat/core'
import type { RequestStep, WalletRequest } from '@cleat/core/runtime'

/** A step of a request. The last one lasts until the request ends. */
export type StepRecord = { readonly step: RequestStep; readonly at: number }

/** What is known of a request. Times are those of `performance.now()`. */
export type RequestRecord = {
  readonly id: number
  readonly kind: WalletRequest['type']
  readonly view: WalletRequest['view']
  /** The time of day when it was made, in milliseconds since the epoch. */
  readonly madeAt: number
  readonly startedAt: number
  readonly steps: readonly StepRecord[]
  /** The request, as the last step left it. */
  readonly request?: WalletRequest | undefined
  /** As the rules read it; with what was found later, where that is worse. */
  readonly decoded?: DecodedRequest | undefined
  readonly verdict?: RequestVerdict | undefined
  /** Why, by the app's policy. */
  readonly reason?: string | undefined
  /** Whether something worse was found while the wallet had it. */
  readonly isRaised?: boolean | undefined
  readonly outcome:
    | { readonly status: 'pending' }
    | { readonly status: 'answered'; readonly at: number; readonly answer: unknown }
    | { readonly status: 'failed'; readonly at: number; readonly error: CleatError }
}

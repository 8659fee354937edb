import type { CleatError } from '../../base/errors/cleatError.ts'
import type { DecodedRequest, RequestVerdict } from './decodedRequest.ts'
import type { WalletRequest } from './walletRequest.ts'

/** A step of the request pipeline. See `docs/requests.md`. */
export type RequestStep =
  /** Whether the method is allowed. */
  | 'method'
  /** A frozen copy is taken, which the later steps use. */
  | 'read'
  /** Whether it contradicts the connection. */
  | 'inspect'
  /** The rules and the app's policy. */
  | 'judge'
  /** The visitor is asked. */
  | 'review'
  /** Whether the payload is what the visitor confirmed. */
  | 'preview'
  /** Whether account and network are still the same. */
  | 'guard'
  /** The wallet has it. */
  | 'dispatch'
  /** Cleat answers it without the wallet. */
  | 'answer'
  /** Whether the wallet's answer is valid. */
  | 'verify'

/** What happened to a request of the pipeline. */
export type RequestNews =
  /** It was made. */
  | {
      readonly type: 'asked'
      readonly kind: WalletRequest['type']
      readonly view: WalletRequest['view']
    }
  /** A step began. The one before it is over. */
  | { readonly type: 'entered'; readonly step: RequestStep }
  /** The request that the next steps use: after it was read, and each time a step replaced it. */
  | { readonly type: 'read'; readonly request: WalletRequest }
  /** It was judged: by the rules alone, or by the app's policy, which may give a reason. */
  | {
      readonly type: 'judged'
      readonly request: DecodedRequest
      readonly verdict: RequestVerdict
      readonly reason?: string | undefined
    }
  /** Something worse was found while the wallet had it. */
  | { readonly type: 'raised'; readonly request: DecodedRequest }
  /** It was answered. */
  | { readonly type: 'answered'; readonly answer: unknown }
  /** It failed. */
  | { readonly type: 'failed'; readonly error: CleatError }

/** Hears the news of one request. */
export type OnRequestNews = (news: RequestNews) => void

/** News of one request. */
export type RequestReport = RequestNews & {
  /** Counts the requests that were observed, from 1 on. */
  readonly id: number
  /** When it happened, by `performance.now()`. */
  readonly at: number
}

/**
 * Hears what happens to the requests of a kit. It can change nothing: what it throws is reported as
 * an uncaught error of the page, and the request is handled as before.
 */
export type RequestObserver = (report: RequestReport) => void

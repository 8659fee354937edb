import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { RequestAction } from './requestAction.ts'

/** How much a request could cost, from nothing on. */
export type RequestLevel =
  | 'plain'
  /** Worth a look. */
  | 'caution'
  /** Could cost much. */
  | 'stop'
  /** Never asked for, whatever the app's policy says. */
  | 'refused'

/** What becomes of a request. */
export type RequestVerdict =
  /** The wallet is asked. */
  | 'allow'
  /** The visitor is asked first. */
  | 'confirm'
  /** The wallet is not asked. */
  | 'refuse'

/** Which rule found something. */
export type RequestRule =
  | 'account-foreign'
  | 'approve-any'
  | 'approve-spender'
  | 'approve-long'
  | 'approve-all'
  | 'batch-long'
  | 'call-value'
  | 'chain-absent'
  | 'chain-added'
  | 'decrypt'
  | 'delegate-cleared'
  | 'delegate-code'
  | 'grant'
  | 'grant-unlimited'
  | 'message-contract'
  | 'opaque'
  | 'order'
  | 'order-gift'
  | 'ownership'
  | 'safe-delegate-call'
  | 'transfer-collectible'
  | 'transfer-foreign'
  | 'transfer-lost'

/** What a rule found. */
export type RequestFinding = {
  readonly rule: RequestRule
  readonly level: Exclude<RequestLevel, 'plain'>
  /** What it was found in. */
  readonly action: RequestAction
}

/** What an adapter reads of a request. */
export type RequestContent = {
  /** Methods from the outside in: `['wallet_invokeMethod', 'personal_sign']`. */
  readonly path: readonly string[]
  /** The chain that a signature is for; `any` if it names none. */
  readonly signedFor: CaipNetworkId | 'any'
  readonly actions: readonly RequestAction[]
  /** Contracts that spend only what their own allowances say, as the adapter knows. */
  readonly pinned: readonly string[]
}

/** A request of the app, read and judged. It never changes. */
export type DecodedRequest = RequestContent & {
  readonly method: string
  /** The parameters, as the wallet gets them. */
  readonly params: unknown
  readonly namespace: Namespace
  readonly account: string
  readonly chain: CaipNetworkId
  readonly findings: readonly RequestFinding[]
  readonly level: RequestLevel
  /** What becomes of it without a policy of the app. */
  readonly verdict: RequestVerdict
}

import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { RequestAction } from './requestAction.ts'
import type { AllowanceChange, AssetChange, RequestParty } from './requestEvidence.ts'

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
  | 'account-changed'
  | 'account-foreign'
  | 'allowance-hidden'
  | 'approve-any'
  | 'approve-collectible'
  | 'approve-spender'
  | 'approve-long'
  | 'approve-all'
  | 'batch-long'
  | 'call-codeless'
  | 'call-value'
  | 'chain-absent'
  | 'chain-added'
  | 'decrypt'
  | 'delegate-cleared'
  | 'delegate-code'
  | 'fee-high'
  | 'fee-unknown'
  | 'grant'
  | 'grant-unlimited'
  | 'look-alike'
  | 'message-contract'
  | 'opaque'
  | 'order'
  | 'order-gift'
  | 'order-low'
  | 'outflow'
  | 'ownership'
  | 'reverted'
  | 'safe-delegate-call'
  | 'spender-account'
  | 'sponsor-foreign'
  | 'transactions-many'
  | 'transfer-collectible'
  | 'transfer-foreign'
  | 'transfer-lost'
  | 'unsteady'

/** What a rule found. */
export type RequestFinding = {
  readonly rule: RequestRule
  readonly level: Exclude<RequestLevel, 'plain'>
  /** What it was found in. Of what a trial showed, the first action of the request. */
  readonly action: RequestAction
  /** What was found, where the action does not say it. @default nothing more */
  readonly facts?: FindingFacts | undefined
}

/** What a rule found on the chain, or in a trial. */
export type FindingFacts =
  /** `reverted`: why the network would refuse it. */
  | { readonly kind: 'reason'; readonly reason: string | undefined }
  /** `outflow`: what leaves beyond what the request says. */
  | { readonly kind: 'change'; readonly change: AssetChange }
  /** `allowance-hidden`: what can be taken afterwards and was not asked for. */
  | { readonly kind: 'allowance'; readonly allowance: AllowanceChange }
  /** `spender-account`, `call-codeless`, `approve-collectible`, `approve-any`: the address. */
  | { readonly kind: 'party'; readonly party: RequestParty }
  /** `look-alike`: an address, and the known one that it imitates. */
  | { readonly kind: 'look-alike'; readonly address: string; readonly known: string }
  /** `sponsor-foreign`: the URL of the service, as the app wrote it. */
  | { readonly kind: 'sponsor'; readonly url: string }
  /** `fee-high`: the fee, in base units of the network's coin. */
  | { readonly kind: 'fee'; readonly amount: bigint }
  /** `transactions-many`: how many there are. */
  | { readonly kind: 'count'; readonly count: number }

/** What an adapter reads of a request. */
export type RequestContent = {
  /** Methods from the outside in: `['wallet_invokeMethod', 'personal_sign']`. */
  readonly path: readonly string[]
  /** The chain that a signature is for; `any` if it names none. */
  readonly signedFor: CaipNetworkId | 'any'
  readonly actions: readonly RequestAction[]
  /** Contracts that spend only what their own allowances say, as the adapter knows. */
  readonly pinned: readonly string[]
  /** URLs of services that the app asks to pay the fee. @see ERC-7677 @default none */
  readonly sponsors?: readonly string[] | undefined
  /** A fee far above what is usual, in base units of the network's coin. @default none */
  readonly highFee?: bigint | undefined
  /** How many transactions are signed, where it is a list of them. @default one */
  readonly transactions?: number | undefined
  /** What typed data is signed for, where it is of no known family. @default not known */
  readonly typedData?: SignedTypedData | undefined
}

/** Typed data by what is hashed of it. @see EIP-712 */
export type SignedTypedData = {
  /** The primary type and those that it refers to, as EIP-712 encodes them. */
  readonly type: string
  /** The contract of the domain. */
  readonly contract: string
  /** The name of the domain. @default none */
  readonly name?: string | undefined
  /** The version of the domain. @default none */
  readonly version?: string | undefined
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

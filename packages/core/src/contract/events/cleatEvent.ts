import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { ApprovalKind } from '../approvals/approval.ts'
import type { AccountType } from '../auth/accountType.ts'
import type { SocialProvider } from '../auth/authLogin.ts'
import type { WalletCapabilities } from '../calls/walletCapabilities.ts'
import type { RequestLevel, RequestRule, RequestVerdict } from '../requests/decodedRequest.ts'

/**
 * The events of Cleat and their properties, as the app's own code gets them. They leave the page
 * only if the app configures analytics, and then without what a visitor typed, amounts and hashes.
 */
export type EventProperties = {
  INITIALIZE: { networks: readonly string[]; adapters: readonly string[] }
  MODAL_OPEN: { connected: boolean }
  MODAL_CLOSE: { connected: boolean }
  CLICK_NETWORKS: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_ALL_WALLETS: undefined
  CLICK_WALLET_HELP: undefined
  CLICK_GET_WALLET_HELP: undefined
  /** `badge` is the badge that the search is limited to. */
  SEARCH_WALLET: { search: string; badge?: 'certified' | 'none' | undefined }
  SELECT_WALLET: {
    name: string
    platform: 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode'
    /** Zero-based position in the list. */
    displayIndex?: number | undefined
    /** Rank in the registry. */
    walletRank?: number | undefined
    /** The view in which it was chosen. */
    view: string
  }
  /** Wallets that became visible at the same time. */
  WALLET_IMPRESSION_V2: { items: readonly WalletImpression[] }
  GET_WALLET: {
    name: string
    walletRank?: number | undefined
    explorerId: string
    type: 'chrome_store' | 'app_store' | 'play_store' | 'desktop' | 'webapp' | 'homepage'
  }
  CONNECT_SUCCESS: {
    /** `email`: any login of the embedded wallet. */
    method: 'browser' | 'mobile' | 'qrcode' | 'email'
    name: string
    reconnect?: true | undefined
    /** Rank in the registry, if the wallet was chosen from a list. */
    walletRank?: number | undefined
    /** The view in which it was chosen. */
    view?: string | undefined
  }
  /** The link to a wallet on this device opened no app. */
  CONNECT_PROXY_ERROR: {
    message: string
    /** The pairing URI. */
    uri?: string | undefined
    mobile_link?: string | undefined
    name: string
  }
  CONNECT_ERROR: Failure
  USER_REJECTED: Failure
  DISCONNECT_SUCCESS: { namespace: string }
  DISCONNECT_ERROR: Failure
  SWITCH_NETWORK: { network: string }
  /** The visitor looks at the account's activity. */
  CLICK_TRANSACTIONS: { isSmartAccount: boolean }
  LOAD_MORE_TRANSACTIONS: ActivityEvent
  ERROR_FETCH_TRANSACTIONS: ActivityEvent
  /** A request of the app was judged. `rules` are those that found something. */
  REQUEST_REVIEWED: {
    method: string
    level: RequestLevel
    verdict: RequestVerdict
    rules: readonly RequestRule[]
    /** How long that took, in milliseconds. */
    ms: number
  }
  /** What was found out while the wallet had the request already is worse than was known before. */
  REQUEST_RAISED: {
    method: string
    level: RequestLevel
    /** Those that found something since. */
    rules: readonly RequestRule[]
    /** How long after the request, in milliseconds. */
    ms: number
  }
  /** The wallet accepted calls that an app asked for together, or the first of them. */
  BATCH_SENT: BatchEvent
  /** The chain proves each call. */
  BATCH_CONFIRMED: BatchEvent
  /** Some calls had their effect. */
  BATCH_PARTIAL: BatchEvent
  /** None had, or it is not known. */
  BATCH_FAILED: BatchEvent & { status: 'notSent' | 'reverted' | 'unknown' }
  /** A wallet refused a batch, and had said before that it can do batches. */
  CAPABILITIES_DISAGREED: {
    network: string
    source: WalletCapabilities['source']
    said: WalletCapabilities['atomic']
  }
  /** A wallet let the app spend without asking. */
  SESSION_GRANTED: { network: string; kinds: readonly string[] }
  /** The wallet no longer lists what it granted. */
  SESSION_REVOKED: { network: string }
  /** What did not end a permission: the wallet, its list, or the service that keeps a list. */
  PERMISSION_REVOKE_FAILED: { step: 'wallet' | 'chain' | 'service'; code?: string | undefined }
  /** The visitor is about to type an address of e-mail. No event has the address. */
  EMAIL_LOGIN_SELECTED: undefined
  EMAIL_SUBMITTED: undefined
  /** The embedded wallet asks for the code. */
  EMAIL_VERIFICATION_CODE_SENT: undefined
  EMAIL_VERIFICATION_CODE_PASS: undefined
  EMAIL_VERIFICATION_CODE_FAIL: Failure
  /** The visitor proved a new device after the code. */
  DEVICE_REGISTERED_FOR_EMAIL: undefined
  /** The visitor changes their address. */
  EMAIL_EDIT: undefined
  SOCIAL_LOGIN_STARTED: SocialEvent
  /** The provider has answered. */
  SOCIAL_LOGIN_REQUEST_USER_DATA: SocialEvent
  SOCIAL_LOGIN_SUCCESS: SocialEvent
  SOCIAL_LOGIN_CANCELED: SocialEvent
  SOCIAL_LOGIN_ERROR: SocialEvent & Failure
  /** The visitor of the embedded wallet chose another kind of account. `network`: a CAIP-2 id. */
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: AccountType; network: string }
  OPEN_SEND: { isSmartAccount: boolean; network: string }
  SEND_INITIATED: SentEvent
  /** The network accepted the transaction. It may still fail on chain. */
  SEND_SUCCESS: SentEvent & { hash: string }
  SEND_REJECTED: SentEvent & Failure
  SEND_ERROR: SentEvent & Failure
  OPEN_SWAP: { network: string }
  CLICK_SELECT_TOKEN_TO_SWAP: undefined
  INITIATE_SWAP: SwapEvent
  /** The chain has decided: the visitor got at least what was shown. */
  SWAP_SUCCESS: SwapEvent & { hash: string }
  SWAP_ERROR: SwapEvent & Failure
  SWAP_APPROVAL_ERROR: SwapEvent & Failure
  /** An approval is gone, as the chain says. */
  APPROVAL_REVOKED: { kind: ApprovalKind; caipNetworkId: CaipNetworkId }
  /** The visitor looks at what can be bought. */
  SELECT_BUY_CRYPTO: { isSmartAccount: boolean }
  SELECT_WHAT_IS_A_BUY: { isSmartAccount: boolean }
  /** The visitor chose a provider, whose page is opened next. */
  SELECT_BUY_PROVIDER: { isSmartAccount: boolean; provider: string }
  /** The page of a provider was opened. Nothing has been paid yet. */
  BUY_STARTED: { provider: string; orderId: string }
  /** The chain has what was bought. */
  BUY_DELIVERED: { provider: string }
  /**
   * Nothing was bought, as the provider says. `reason` is its class of it, `expired` or `refunded`;
   * or the page was not opened: `refused` because of where it leads, `unavailable` if no service
   * gave one.
   */
  BUY_FAILED: { provider: string; reason: string }
  /** The visitor asks the wallet for the signature. */
  CLICK_SIGN_SIWX_MESSAGE: SignInEvent
  CLICK_CANCEL_SIWX: SignInEvent
  SIWX_AUTH_SUCCESS: SignInEvent
  /** Also for a text of the app that looks like a sign-in and is for another page. */
  SIWX_AUTH_ERROR: SignInEvent & Failure
  SIGN_OUT: { reason: SignOutReason }
  /** The visitor looks for a name. */
  OPEN_ENS_FLOW: { isSmartAccount: boolean }
  /** The wallet is asked for the signature. */
  REGISTER_NAME_INITIATED: NameEvent
  REGISTER_NAME_SUCCESS: NameEvent
  REGISTER_NAME_ERROR: NameEvent & { readonly error: string; readonly code?: string | undefined }
}

type BatchEvent = {
  /** CAIP-2 id. */
  network: string
  /** How many there are. */
  calls: number
  /** Whether the wallet got them as one request, or one after the other. */
  mode: 'wallet' | 'sequence'
}

/** Why a session ended. `ended`: the service says so, for example after a sign-out everywhere. */
export type SignOutReason =
  | 'app'
  | 'visitor'
  | 'account'
  | 'disconnect'
  | 'expired'
  | 'tab'
  | 'ended'

/** Who signs in, without the address: a smart account or not, and the CAIP-2 network. */
type SignInEvent = { readonly network: string; readonly isSmartAccount: boolean }

/** `ensName` is the whole name. It stays in the page. */
type NameEvent = { readonly isSmartAccount: boolean; readonly ensName: string }

/** Where the visitor logs in. */
type SocialEvent = { readonly provider: SocialProvider }

/** `message` is for developers and may name accounts, so only the error's code leaves the page. */
type Failure = { readonly message: string; readonly code?: string | undefined }

/** A payment: `token` is its symbol, `amount` a plain decimal number. */
type SentEvent = {
  readonly isSmartAccount: boolean
  readonly network: string
  readonly token: string
  readonly amount: string
}

/** An exchange: tokens are symbols, amounts plain decimal numbers. */
type SwapEvent = {
  readonly isSmartAccount: boolean
  readonly network: string
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  /** What was expected to arrive. */
  readonly swapToAmount: string
}

/** A page of the account's activity. */
type ActivityEvent = {
  readonly address: string
  readonly projectId?: string | undefined
  /** The page after which it comes. Absent for the first. */
  readonly cursor?: string | undefined
  readonly isSmartAccount: boolean
}

export type WalletImpression = {
  readonly name: string
  /** Rank in the registry. */
  readonly walletRank?: number | undefined
  /** Id in the registry. */
  readonly explorerId?: string | undefined
  /** The `rdns` that the wallet announced. */
  readonly rdnsId?: string | undefined
  /** The view in which it was visible. */
  readonly view: string
  /** Zero-based position in the list. */
  readonly displayIndex: number
  /** The search text. */
  readonly query?: string | undefined
  readonly certified?: boolean | undefined
}

/** The account and network that an event is about. */
export type EventSubject = {
  readonly address?: string | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
}

export type EventName = keyof EventProperties

/** One event with its name and properties. */
export type CleatEvent = {
  [name in EventName]: {
    /** Always `track`. */
    readonly type: 'track'
    /** Name of the event: `CONNECT_SUCCESS`. */
    readonly event: name
    /** The address in use on the active namespace. `undefined` while none is. */
    readonly address?: string | undefined
    /** Facts of the event, by its name; see `EventProperties`. */
    readonly properties: (EventProperties[name] extends undefined
      ? object
      : EventProperties[name]) & {
      /** CAIP-2 id of the active network. */
      readonly caipNetworkId?: CaipNetworkId | undefined
    }
  }
}[EventName]

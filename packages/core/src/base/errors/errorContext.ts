/**
 * The context of each error, by code.
 *
 * Codes are append-only: a code is never renamed, reused or removed. The form is
 * `AREA_WHAT_HAPPENED`. The area names the party that has to act (CONFIG: the developer, WALLET and
 * CONNECTION: the visitor) or that refused (TRANSACTION: the chain; PAYMENT and SWAP: Cleat,
 * before it asks a wallet).
 */
export type ErrorContext = {
  CAIP_NETWORK_ID_INVALID: { value: unknown }
  CAIP_ADDRESS_INVALID: { value: unknown }

  CONFIG_NO_NETWORKS: undefined
  CONFIG_NETWORK_INVALID: { name: unknown; field: string; value: unknown }
  CONFIG_NETWORK_DUPLICATE: { caipNetworkId: string }
  CONFIG_RPC_URL_INVALID: { name: string; url: unknown }
  CONFIG_ADAPTER_INVALID: { value: unknown }
  CONFIG_ADAPTER_DUPLICATE: { namespace: string; ids: readonly string[] }
  CONFIG_ADAPTER_WITHOUT_NETWORK: { id: string; namespace: string }
  CONFIG_RELAY_URL_INVALID: { url: unknown }
  CONFIG_NO_KIT: { caller: string }
  CONFIG_OPTION_UNKNOWN: { name: string }
  CONFIG_VIEW_UNKNOWN: { name: string }
  CONFIG_SIWX_INVALID: { reason: string }

  ADAPTER_NOT_FOUND: { namespace: string }
  ADAPTER_FEATURE_MISSING: { adapter: string; feature: string }
  CONNECTOR_NOT_FOUND: { connectorId: string }

  CONNECTION_USER_REJECTED: { wallet: string }
  CONNECTION_USER_CLOSED: undefined
  CONNECTION_PENDING: { wallet: string }
  CONNECTION_TIMEOUT: { wallet: string; timeoutMs: number }
  CONNECTION_NO_ACCOUNTS: { wallet: string }
  CONNECTION_REPLACED: { wallet: string }
  CONNECTION_FAILED: { wallet: string }
  CONNECTION_NOT_CONNECTED: { namespace: string }
  CONNECTION_RELAY_UNREACHABLE: { relay: string }
  CONNECTION_RELAY_REFUSED: { relay: string; reason: 'project' | 'origin' | 'clock' | 'other' }
  CONNECTION_KIT_DESTROYED: undefined

  NETWORK_NOT_FOUND: { id: unknown }
  NETWORK_RPC_FAILED: { network: string }
  NETWORK_SWITCH_REJECTED: { network: string; wallet: string }
  NETWORK_SWITCH_UNSUPPORTED: { network: string; wallet: string }
  NETWORK_SWITCH_FAILED: { network: string; wallet: string }
  NETWORK_SWITCH_TIMEOUT: { network: string; wallet: string; timeoutMs: number }

  /** `reason` is the rule that refuses it, or what the app’s policy says. @default the method */
  REQUEST_NOT_ALLOWED: { method: string; reason?: string | undefined }
  REQUEST_USER_REJECTED: { method: string; wallet: string }
  REQUEST_CANCELLED: { method: string; wallet: string }
  REQUEST_TIMEOUT: { method: string; wallet: string; timeoutMs: number }
  REQUEST_ACCOUNT_CHANGED: { expected: string; actual: string | undefined }
  REQUEST_NETWORK_CHANGED: { expected: string; actual: string | undefined }
  REQUEST_SIGNATURE_INVALID: { address: string; wallet: string }
  REQUEST_SIGNATURE_UNCHECKED: { address: string; network: string }
  /** `field` is where the request names it, such as `from`. */
  REQUEST_WRONG_ACCOUNT: { method: string; field: string; expected: string; actual: string }
  /** Networks are CAIP-2 ids where they can be read; `eip155:0` stands for every chain. */
  REQUEST_WRONG_NETWORK: { method: string; field: string; expected: string; actual: string }
  REQUEST_UNREADABLE: { method: string; reason: string }
  REQUEST_REVIEW_CANCELLED: { method: string }
  REQUEST_TOO_MANY: { method: string }
  /** `reason` says what the wallet cannot do, or what is wrong with the batch. */
  REQUEST_BATCH_UNSUPPORTED: { wallet: string; reason: string }

  POLICY_FAILED: { method: string }

  WALLET_NOT_INSTALLED: { wallet: string }
  WALLET_BAD_ANSWER: { wallet: string; method: string; answer: unknown }
  WALLET_NO_ANSWER: { wallet: string; method: string; timeoutMs: number }
  WALLET_UNAUTHORIZED: { wallet: string; method: string }
  WALLET_METHOD_UNSUPPORTED: { wallet: string; method: string }
  WALLET_DISCONNECTED: { wallet: string }
  WALLET_ERROR: { wallet: string; method: string }
  WALLET_POPUP_BLOCKED: { wallet: string }

  SERVICE_UNREACHABLE: { service: string }
  SERVICE_TIMEOUT: { service: string; timeoutMs: number }
  SERVICE_FORBIDDEN: { service: string; status: number }
  /** `retryAfterMs` is present if the service says how long to wait. */
  SERVICE_BUSY: { service: string; status: number; retryAfterMs?: number | undefined }
  SERVICE_FAILED: { service: string; status: number }
  SERVICE_BAD_ANSWER: { service: string; reason: string }

  /**
   * `hash` is present if the transaction reached the chain. `reason` is the chain's, as plain text.
   */
  TRANSACTION_FAILED: { reason: string; hash: string | undefined }

  /** Amounts are plain decimal numbers of whole coins or tokens. */
  PAYMENT_FUNDS_INSUFFICIENT: { symbol: string; available: string }
  PAYMENT_FEE_UNCOVERED: { symbol: string; fee: string }
  PAYMENT_TOO_SMALL: { symbol: string; minimum: string }
  PAYMENT_TOKEN_MISTRUSTED: { token: string; reason: string }
  /** The payload differs from what the visitor confirmed. `field` names the difference. */
  PAYMENT_ALTERED: { field: string }
  PAYMENT_EXPIRED: undefined
  PAYMENT_UNSUPPORTED: { network: string }

  SWAP_UNSUPPORTED: { network: string }
  /** No source offers the exchange: the amount is too large, or no one trades the pair. */
  SWAP_NO_ROUTE: { source: string; target: string }
  /** An offer answers another question than the one that was asked. */
  SWAP_QUOTE_MISMATCH: { source: string; field: string }
  /** `router` is the contract that would be called. */
  SWAP_ROUTER_UNKNOWN: { router: string }
  /** The call does not say how little it may bring. */
  SWAP_FLOOR_MISSING: { router: string }
  /** Tried out, the exchange does something else. `effect` says what, in plain text. */
  SWAP_EFFECT_UNEXPECTED: { effect: string }
  /**
   * Amounts are plain decimal numbers of whole tokens. `now` is absent if the contract only says
   * that it would be less than the minimum.
   */
  SWAP_PRICE_MOVED: { symbol: string; minimum: string; now?: string | undefined }
  /** `percent` is the part of the value that the exchange would lose. `undefined`: unknown. */
  SWAP_VALUE_LOST: { percent: number | undefined }

  ONRAMP_UNSUPPORTED: { network: string }
  /** Amounts are plain decimal numbers of the currency. `maximum` is absent without one. */
  ONRAMP_AMOUNT_OUTSIDE: { currency: string; minimum: string; maximum?: string | undefined }
  /** `host` is where the link leads. */
  ONRAMP_URL_REFUSED: { provider: string; host: string }
  ONRAMP_DECLINED: { provider: string; reason: string }

  /** `field` is a field of the message, or `text`. */
  SIWX_MESSAGE_INVALID: { field: string; reason: string }
  /** Both are domains. */
  SIWX_DOMAIN_MISMATCH: { expected: string; actual: string }
  SIWX_ACCOUNT_MISMATCH: { expected: string; actual: string }
  SIWX_EXPIRED: { at: string }
  SIWX_NOT_YET_VALID: { at: string }
  SIWX_NONCE_REFUSED: { reason: 'unknown' | 'used' | 'expired' | 'foreign' }
  /** `type` is how it was signed, as far as that is known. */
  SIWX_SIGNATURE_REFUSED: { type: string }
  SIWX_UNVERIFIABLE: { reason: string }
  SIWX_UNSUPPORTED: { wallet: string; reason: string }
  /** `account` is a CAIP-10 id. */
  SIWX_LINK_REFUSED: { account: string }
  SIWX_REQUIRED: undefined
  SIWX_SESSION_ENDED: { reason: string }

  /** `reason` says what is wrong with the text. */
  NAME_INVALID: { reason: string }
  NAME_TAKEN: { name: string }
  NAME_RESERVED: { name: string }
  NAME_TOO_SIMILAR: { name: string; other: string }
  /** `limit` is the most that an account may have, as a decimal number. */
  NAME_LIMIT_REACHED: { limit: string }
  NAME_UNSUPPORTED: { reason: string }
  NAME_NOT_OWNED: { name: string }
  /** `reason` says which record cannot be written, and why. */
  NAME_RECORDS_INVALID: { reason: string }

  /** `field` is a part of the request, such as `expiry`. */
  PERMISSION_INVALID: { field: string; reason: string }
  PERMISSION_UNSUPPORTED: { wallet: string; reason: string }
  /** `field` is what the wallet widened. */
  PERMISSION_BROADER_THAN_ASKED: { wallet: string; field: string }

  /** `reason` says what the network or the account has in its place. */
  ACCOUNT_UPGRADE_UNSUPPORTED: { network: string; reason: string }
  /** `reason` is the words of a bundler or node, or what differed from what was shown. */
  OPERATION_REJECTED: { reason: string }
  SPONSOR_DECLINED: { reason: string }

  /** `origin` is that of the embedded wallet. */
  FRAME_UNREACHABLE: { origin: string }
  /** `reason` says what the frame refused, such as the origin of the app. */
  FRAME_REFUSED: { origin: string; reason: string }
  FRAME_LOST: { origin: string }
  FRAME_BAD_ANSWER: { origin: string; reason: string }
  /** `update` is the side that is too old. */
  FRAME_VERSION_UNSUPPORTED: { update: 'app' | 'wallet' }

  /** `left` is how many tries are left. */
  LOGIN_CODE_WRONG: { left: number }
  LOGIN_CODE_EXPIRED: undefined
  LOGIN_THROTTLED: { retryAfterMs: number }
  /** `provider` is a `SocialProvider`, or `email` and `passkey`. */
  LOGIN_PROVIDER_REFUSED: { provider: string }
  LOGIN_PROVIDER_FAILED: { provider: string; reason: string }
  LOGIN_WINDOW_CLOSED: { provider: string }
  LOGIN_DEVICE_UNPROVEN: undefined

  /** The key of this browser is gone. The visitor unlocks the wallet with a passkey or a code. */
  WALLET_LOCKED: { wallet: string }
  /** The parts of the key do not open what they should open. */
  SHARE_MISMATCH: undefined
  SHARE_REFUSED: { reason: string }

  STORAGE_UNAVAILABLE: { reason: 'blocked' | 'full' }
  UI_LOAD_FAILED: undefined
}

/** Every code a `CleatError` can have. */
export type ErrorCode = keyof ErrorContext

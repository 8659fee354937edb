import * as v from 'valibot'

/** Why the wallet's service refuses something. Append-only, because frames know the codes. */
export const walletProblemCodes = [
  /** The host is not on the list of the operator. */
  'HOST_NOT_ALLOWED',
  /** The way to log in is off. */
  'LOGIN_METHOD_OFF',
  /** Another code is needed. `triesLeft` says how many more are taken. */
  'LOGIN_CODE_WRONG',
  /** The login is over: too late, used, or out of tries. */
  'LOGIN_CODE_EXPIRED',
  /** Too many logins. `waitSeconds` says when the next one is taken. */
  'LOGIN_THROTTLED',
  'LOGIN_PROVIDER_REFUSED',
  'LOGIN_PROVIDER_FAILED',
  /** The provider has not answered yet, or its answer was used. */
  'LOGIN_NOT_PROVEN',
  /** The e-mail belongs to an account that another method opens. */
  'LOGIN_ACCOUNT_KNOWN',
  /** No DPoP proof, or one that is not valid for this request. */
  'PROOF_REFUSED',
  /** The header `DPoP-Nonce` has the nonce of the next proof. */
  'PROOF_NONCE_REQUIRED',
  'WALLET_SESSION_REQUIRED',
  'WALLET_SESSION_ENDED',
  /** The session is of a frame that cannot sign. */
  'WALLET_SESSION_VIEW_ONLY',
  /** No device or recovery method was proven in this session. */
  'LOGIN_DEVICE_UNPROVEN',
  'SHARE_REFUSED',
  /** A passkey must confirm this. */
  'CONFIRMATION_REQUIRED',
  /** Recovery by code waits. `waitSeconds` says how long. */
  'RECOVERY_HELD',
  'WALLET_FROZEN',
  'WALLET_EXISTS',
  /** Another browser was faster. `generation` is the current one. */
  'GENERATION_CONFLICT',
  'DEVICE_LIMIT_REACHED',
  /** The last method to log in, or to recover, stays. */
  'LAST_METHOD',
  'IDENTITY_TAKEN',
  'PASSKEY_REFUSED',
  /** Unknown, used, over, or of another browser. */
  'HANDOFF_REFUSED',
  /** An export needs a login of the last five minutes. */
  'LOGIN_TOO_OLD',
] as const

export type WalletProblemCode = (typeof walletProblemCodes)[number]

/** A refusal, as a problem document (RFC 9457). */
export type WalletProblem = {
  /** One of the codes above, or a common one of the server such as `RATE_LIMITED`. */
  readonly code: string
  readonly status: number
  readonly detail: string
  readonly triesLeft?: number | undefined
  readonly waitSeconds?: number | undefined
  readonly generation?: number | undefined
}

/** Reads refusals. Other fields of the document are left out. */
export const walletProblem: v.GenericSchema<unknown, WalletProblem> = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,63}$/)),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  triesLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  waitSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  generation: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

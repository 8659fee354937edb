import type { CleatError } from '../../../base/errors/cleatError.ts'

/** A visitor who is signed in. It holds no secret: neither text nor signature nor token. */
export type SignInSession = {
  /** Names the session, if several accounts may be signed in to it. */
  readonly id?: string | undefined
  /** The CAIP-10 account that signed. */
  readonly account: string
  /** Who signed in: `{namespace}:{address}` of a key, CAIP-10 of a contract. */
  readonly subject: string
  /** How the account signs. A contract's session is of one chain. */
  readonly kind: 'key' | 'contract'
  /** ISO 8601 time at which it began, if that is known. */
  readonly createdAt?: string | undefined
  /** ISO 8601 time at which it ends, if that is known. */
  readonly endsAt?: string | undefined
}

/** Whether an account is signed in. */
export type SignInStatus =
  /** It was not looked up, or the service cannot say. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  /** The message is fetched, the wallet is asked, or the signature is checked by the service. */
  | { readonly status: 'signing'; readonly step: 'terms' | 'wallet' | 'service' }
  | { readonly status: 'signedIn'; readonly session: SignInSession }
  | {
      readonly status: 'failed'
      readonly error: CleatError
      /** Until when, in ms since 1970, the signature can be sent again without the wallet. */
      readonly keptUntil?: number | undefined
    }

export type SignInState = {
  /** By `{namespace}:{address}`. */
  accounts: { [account: string]: SignInStatus }
  /** The accounts whose message is there, so that the wallet can be asked in the tick of a tap. */
  prepared: { [account: string]: true }
  /** A session that a server rendered with, until its namespace is looked up. */
  given?: SignInSession | undefined
}

import type { TimeLock } from '@cleat/signatures/bip122'
import type { MessageFault, SignInFields } from '../fields/signInFields.ts'

/** Why a sign-in is refused. The list only grows. */
export type SiwxCode =
  | 'SIWX_MESSAGE_INVALID'
  | 'SIWX_DOMAIN_MISMATCH'
  | 'SIWX_ACCOUNT_MISMATCH'
  | 'SIWX_EXPIRED'
  | 'SIWX_NOT_YET_VALID'
  | 'SIWX_NONCE_REFUSED'
  | 'SIWX_SIGNATURE_REFUSED'

/** A message that an account signed. */
export type ValidSiwx = {
  readonly status: 'valid'
  /** CAIP-10: the address on the chain of the message. */
  readonly account: string
  /**
   * Who signed in. Of a key, `{namespace}:{address}`: it is the same account on every chain of its
   * family. Of a contract, the CAIP-10 account: the same address elsewhere may be another contract.
   */
  readonly subject: string
  readonly kind: 'key' | 'contract'
  /** How it was signed, as CAIP-122 has it: `eip191`, `eip1271`, `solana:ed25519`, … */
  readonly type: string
  readonly fields: SignInFields
  /** Bitcoin's full format may say that coins are locked. */
  readonly lock?: TimeLock | undefined
}

/** A message that does not count. */
export type InvalidSiwx = {
  readonly status: 'invalid'
  readonly code: SiwxCode
  readonly field?: MessageFault['field'] | undefined
  /** For developers. */
  readonly reason: string
}

/** A signature that could not be judged. It is no yes: try again, or refuse it. */
export type UnknownSiwx = {
  readonly status: 'unknown'
  readonly code: 'SIWX_UNVERIFIABLE'
  readonly reason: string
  /** Why the chain could not be asked. */
  readonly cause: unknown
}

/** What is known about a signed message. */
export type SiwxVerdict = ValidSiwx | InvalidSiwx | UnknownSiwx

import type { SignerPayload } from './signerPayload.ts'

/** A question to the user of an extension. */
export type PolkadotQuestion =
  | {
      /** The site asks for access. */
      readonly kind: 'enable'
      /** The name that the site gives itself. */
      readonly origin: string
      /** Every account of the wallet (SS58). */
      readonly addresses: readonly string[]
    }
  | {
      /** The site asks to sign a message. */
      readonly kind: 'signRaw'
      /** The account that signs (SS58). */
      readonly address: string
      /** The bytes to sign, with their wrapping. */
      readonly bytes: Uint8Array
    }
  | {
      /** The site asks to sign a transaction. */
      readonly kind: 'signPayload'
      /** The account that signs (SS58). */
      readonly address: string
      /** The transaction. */
      readonly payload: SignerPayload
    }

/** The user's answer. */
export type PolkadotAnswer = {
  /** Whether the user approves. */
  readonly approved: boolean
  /** The accounts to share, for `enable`. @default all */
  readonly addresses?: readonly string[] | undefined
}

/** Decides for the user. Called whenever a real extension opens its window. */
export type PolkadotApprover = (question: PolkadotQuestion) => Promise<PolkadotAnswer>

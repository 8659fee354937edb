import type { SignerPayload } from './signerPayload.ts'

/** A question to the user of an extension. */
export type PolkadotQuestion =
  | { readonly kind: 'enable'; readonly origin: string; readonly addresses: readonly string[] }
  | {
      readonly kind: 'signRaw'
      readonly address: string
      /** The bytes to sign, with their wrapping. */
      readonly bytes: Uint8Array
    }
  | { readonly kind: 'signPayload'; readonly address: string; readonly payload: SignerPayload }

export type PolkadotAnswer = {
  readonly approved: boolean
  /** The accounts to share, for `enable`. @default all */
  readonly addresses?: readonly string[] | undefined
}

/** Decides for the user. Called whenever a real extension opens its window. */
export type PolkadotApprover = (question: PolkadotQuestion) => Promise<PolkadotAnswer>

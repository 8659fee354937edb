import type { SignerPayload } from './signerPayload.ts'

/** What the user of a Polkadot extension is asked. */
export type PolkadotQuestion =
  | { readonly kind: 'enable'; readonly origin: string; readonly addresses: readonly string[] }
  | {
      readonly kind: 'signRaw'
      readonly address: string
      /** What would be signed, wrapping included. */
      readonly bytes: Uint8Array
    }
  | { readonly kind: 'signPayload'; readonly address: string; readonly payload: SignerPayload }

export type PolkadotAnswer = {
  readonly approved: boolean
  /** For `enable`: the accounts to share. Default: all. */
  readonly addresses?: readonly string[] | undefined
}

/** Plays the user: asked whenever an extension would open its window. */
export type PolkadotApprover = (question: PolkadotQuestion) => Promise<PolkadotAnswer>

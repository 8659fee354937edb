/** A signed sign-in as an object, as WalletConnect's one-click hands it over (CAIP-74). */
export type Cacao = {
  /** The header. */
  readonly h: { readonly t: 'eip4361' | 'caip122' }
  /** The payload. */
  readonly p: {
    /** `did:pkh:` and the CAIP-10 account. */
    readonly iss: string
    readonly domain: string
    /** The URI of the message. */
    readonly aud: string
    readonly version: '1'
    readonly nonce: string
    readonly iat: string
    readonly nbf?: string | undefined
    readonly exp?: string | undefined
    readonly statement?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  /** The signature, and how it was made. */
  readonly s: { readonly t: string; readonly s: string }
}

/**
 * What the server asks a wallet to sign. The server names all of it; the account and its chain are
 * the visitor's.
 */
export type SignInTerms = {
  readonly nonce: string
  /** The authority of the app: a host, with its port unless it is the default one. */
  readonly domain: string
  /** An address on the origin of the domain. */
  readonly uri: string
  /** As RFC 3339 has it. */
  readonly issuedAt: string
  readonly expirationTime: string
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** CAIP-2 ids of the chains that may sign in. Absent: all of them. */
  readonly chains?: readonly string[] | undefined
}

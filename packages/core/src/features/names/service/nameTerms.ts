/** What the service asks this browser to sign. */
export type NameTerms = {
  readonly nonce: string
  readonly domain: string
  readonly uri: string
  readonly issuedAt: string
  readonly expirationTime: string
  readonly statement: string
  readonly resources: readonly string[]
  /** Sent back with the signature. */
  readonly token: string
}

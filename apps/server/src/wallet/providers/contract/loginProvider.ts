/** Who a provider says that a visitor is. */
export type ProviderUser = {
  readonly subject: string
  /** Only where the provider proves that the mailbox is the visitor’s. */
  readonly email: string | undefined
  /** For display. */
  readonly username: string | undefined
}

/** What one login keeps between its two halves. */
export type ProviderSecrets = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** A provider that visitors log in with (OAuth 2.0, or OpenID Connect). */
export type LoginProvider = {
  readonly id: string
  readonly name: string
  /** Whether it answers by a form of its site, which brings no cookie with `Lax`. */
  readonly isFormPost: boolean
  /** Where the visitor goes. */
  begin(secrets: ProviderSecrets): Promise<URL>
  /**
   * Who came back.
   * @throws if the answer, or anything that the provider says then, is not as it must be
   */
  finish(parameters: URLSearchParams, secrets: ProviderSecrets): Promise<ProviderUser>
}

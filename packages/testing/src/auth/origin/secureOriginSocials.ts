/** Stand-ins of the providers that visitors log in with, as `startSocials` starts them. */
export type SecureOriginSocials = {
  /** The address of a provider. */
  urlOf(id: SecureOriginProvider): string
  /** Of the client that every provider knows. */
  readonly clientId: string
  /** Of that client, too. */
  readonly clientSecret: string
  /** Apple: the private key of the client, in PEM. */
  readonly appleKey: string
  /** Stops all of them. */
  stop(): Promise<void>
}

/** Providers with settings in the wallet's service. */
export type SecureOriginProvider = 'google' | 'x' | 'discord' | 'github' | 'facebook' | 'apple'

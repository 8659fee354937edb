/** A provider that the operator set up. */
export type ProviderConfig =
  | {
      readonly id: 'google' | 'x' | 'discord' | 'github' | 'facebook'
      readonly clientId: string
      readonly clientSecret: string
      /** In place of its address, for tests. */
      readonly url: string | undefined
    }
  | {
      readonly id: 'apple'
      readonly clientId: string
      readonly teamId: string
      readonly keyId: string
      /** In PEM. */
      readonly privateKey: string
      readonly url: string | undefined
    }
  | {
      readonly id: `oidc:${string}`
      readonly name: string
      readonly clientId: string
      readonly clientSecret: string
      /** The issuer. */
      readonly url: string
    }

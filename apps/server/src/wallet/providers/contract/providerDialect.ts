import type { IDToken, ServerMetadata } from 'openid-client'
import type { ProviderUser } from './loginProvider.ts'

/** What differs between providers. */
export type ProviderDialect = {
  readonly name: string
  readonly scope: string
  /** How the client proves itself at the token endpoint. */
  readonly clientAuth: 'post' | 'basic'
  /** OpenID providers are discovered; others have their endpoints written down. */
  readonly server:
    | { readonly kind: 'oidc'; readonly issuer: string }
    | { readonly kind: 'oauth'; readonly metadata: ServerMetadata }
  /** Of the address where the visitor goes. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  readonly isFormPost?: boolean | undefined
  readUser(answer: {
    /** Of OpenID providers, checked. */
    readonly claims: IDToken | undefined
    readonly accessToken: string
    /** What the browser brought back. Only the code in it is proven. */
    readonly parameters: URLSearchParams
    /** Reads JSON of the provider with the token. */
    readonly read: (url: string) => Promise<unknown>
  }): Promise<ProviderUser>
}

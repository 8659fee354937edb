/** The providers of social logins (spec §1), in their default order. */
export type SocialProvider =
  | 'google'
  | 'x'
  | 'discord'
  | 'farcaster'
  | 'github'
  | 'apple'
  | 'facebook'

/** How a visitor logs in to the embedded wallet. */
export type AuthLogin =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'social'; readonly provider: SocialProvider }
  | { readonly method: 'passkey' }

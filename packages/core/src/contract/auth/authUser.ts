import type { SocialProvider } from './authLogin.ts'

/** The visitor of an embedded wallet, as the app may know them. */
export type AuthUser = {
  readonly email?: string | undefined
  /** The name at the social provider. Only shown. */
  readonly username?: string | undefined
  /** How they logged in last. */
  readonly provider: SocialProvider | 'email' | 'passkey'
}

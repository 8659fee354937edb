import type { LocalUser } from './localUser.ts'

/** The providers that are stood in for. `company` is any OpenID provider. */
export type SocialId = 'google' | 'apple' | 'x' | 'discord' | 'github' | 'facebook' | 'company'

/** How a provider differs from the standard. */
export type SocialDialect = {
  readonly authorize: string
  readonly token: string
  readonly scopes: readonly string[]
  readonly isOidc: boolean
  readonly clientAuth: 'client_secret_post' | 'client_secret_basic' | 'none'
  /** What it says where the visitor says no. @default 'access_denied' */
  readonly refusal?: string | undefined
  /** What it answers about a visitor, by path. */
  readonly answers: Readonly<Record<string, (user: LocalUser) => unknown>>
  /** Further claims of the ID token. */
  readonly claims?: ((user: LocalUser) => Readonly<Record<string, unknown>>) | undefined
}

const oidc = {
  ...{ authorize: '/auth', token: '/token', isOidc: true, answers: {} },
  scopes: ['openid', 'email', 'profile', 'name'],
} as const

export const socialDialects: Readonly<Record<SocialId, SocialDialect>> = {
  google: {
    ...oidc,
    ...{ authorize: '/o/oauth2/v2/auth', clientAuth: 'client_secret_post' },
    claims: ({ organization }) => (organization === undefined ? {} : { hd: organization }),
  },
  // It proves clients by a key, which is checked in front.
  apple: {
    ...oidc,
    ...{ authorize: '/auth/authorize', token: '/auth/token', clientAuth: 'none' },
    refusal: 'user_cancelled_authorize',
    claims: ({ isVerified }) => ({ email_verified: String(isVerified) }),
  },
  company: { ...oidc, clientAuth: 'client_secret_post' },
  x: {
    ...{ authorize: '/i/oauth2/authorize', token: '/2/oauth2/token', isOidc: false },
    ...{ scopes: ['tweet.read', 'users.read', 'users.email'], clientAuth: 'client_secret_basic' },
    answers: {
      '/2/users/me': ({ id, username, name, email, isVerified }) => ({
        data: { id, username, name, ...(isVerified && email && { confirmed_email: email }) },
      }),
    },
  },
  discord: {
    ...{ authorize: '/oauth2/authorize', token: '/api/oauth2/token', isOidc: false },
    ...{ scopes: ['identify', 'email'], clientAuth: 'client_secret_post' },
    answers: {
      '/api/users/@me': ({ id, username, name, email, isVerified }) => ({
        ...{ id, username, global_name: name, email, verified: isVerified },
      }),
    },
  },
  github: {
    ...{ authorize: '/login/oauth/authorize', token: '/login/oauth/access_token', isOidc: false },
    ...{ scopes: ['read:user', 'user:email'], clientAuth: 'client_secret_post' },
    answers: {
      '/user': ({ id, username }) => ({ id: Number(id.slice(0, 8)), login: username }),
      '/user/emails': ({ email, isVerified }) => [
        { email: 'old@mail.example', primary: false, verified: true, visibility: null },
        ...(email === null
          ? []
          : [{ email, primary: true, verified: isVerified, visibility: 'public' }]),
      ],
    },
  },
  facebook: {
    ...{ authorize: '/v24.0/dialog/oauth', token: '/v24.0/oauth/access_token', isOidc: false },
    ...{ scopes: ['public_profile', 'email'], clientAuth: 'client_secret_post' },
    answers: { '/v24.0/me': ({ id, name, email }) => ({ id, name, ...(email && { email }) }) },
  },
}

import type { ProviderDialect } from '../contract/providerDialect.ts'

/** Apple answers by a form, and says `"false"` where it means `false`. */
export function appleDialect(url = 'https://appleid.apple.com'): ProviderDialect {
  return {
    ...{ name: 'Apple', scope: 'openid name email', clientAuth: 'post', isFormPost: true },
    server: { kind: 'oidc', issuer: url },
    parameters: { response_mode: 'form_post' },
    async readUser({ claims }) {
      if (!claims) throw new Error('There is no ID token.')
      const { sub, email, email_verified: isVerified } = claims
      const word: unknown = isVerified
      const isProof = word === true || word === 'true'
      return {
        subject: sub,
        email: isProof && typeof email === 'string' ? email : undefined,
        username: undefined,
      }
    },
  }
}

import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

/** Google proves mailboxes that it runs, and those of organizations that it hosts. */
export function googleDialect(url = 'https://accounts.google.com'): ProviderDialect {
  return {
    ...{ name: 'Google', scope: 'openid email profile', clientAuth: 'post' },
    server: { kind: 'oidc', issuer: url },
    parameters: { prompt: 'select_account' },
    async readUser({ claims }) {
      if (!claims) throw new Error('There is no ID token.')
      const { sub, email, email_verified: isVerified, hd, name } = claims
      const isHosted = typeof hd === 'string' && hd !== ''
      const isRun = typeof email === 'string' && /@gmail\.com$/i.test(email)
      const isProof = isVerified === true && (isRun || isHosted)
      return {
        subject: sub,
        email: isProof && typeof email === 'string' ? email : undefined,
        username: toUsername(name),
      }
    },
  }
}

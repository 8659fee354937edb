import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

/** Any OpenID provider. What it says about a mailbox is no proof. */
export function oidcDialect(name: string, issuer: string): ProviderDialect {
  return {
    ...{ name, scope: 'openid email', clientAuth: 'post', server: { kind: 'oidc', issuer } },
    async readUser({ claims }) {
      if (!claims) throw new Error('There is no ID token.')
      const { sub, name: username } = claims
      return { subject: sub, email: undefined, username: toUsername(username) }
    },
  }
}

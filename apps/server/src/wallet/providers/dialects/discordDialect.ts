import * as v from 'valibot'
import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

const schema = v.object({
  // A number would lose digits.
  id: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
  username: v.optional(v.string()),
  global_name: v.optional(v.nullable(v.string())),
  email: v.optional(v.nullable(v.string())),
  verified: v.optional(v.boolean()),
})

/** Discord. Accounts may have no e-mail. */
export function discordDialect(url = 'https://discord.com'): ProviderDialect {
  return {
    ...{ name: 'Discord', scope: 'identify email', clientAuth: 'post' },
    server: {
      kind: 'oauth',
      metadata: {
        issuer: url,
        authorization_endpoint: `${url}/oauth2/authorize`,
        token_endpoint: `${url}/api/oauth2/token`,
      },
    },
    async readUser({ read }) {
      const user = v.parse(schema, await read(`${url}/api/users/@me`))
      return {
        subject: user.id,
        email: user.verified === true ? (user.email ?? undefined) : undefined,
        username: toUsername(user.global_name ?? user.username),
      }
    },
  }
}

import * as v from 'valibot'
import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

const schema = v.object({
  data: v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
    username: v.optional(v.string()),
    confirmed_email: v.optional(v.nullable(v.string())),
  }),
})

/** X is no OpenID provider. Handles change hands, so that the id alone is the visitor. */
export function xDialect(url?: string | undefined): ProviderDialect {
  const api = url ?? 'https://api.x.com'
  return {
    ...{ name: 'X', scope: 'tweet.read users.read users.email', clientAuth: 'basic' },
    server: {
      kind: 'oauth',
      metadata: {
        issuer: url ?? 'https://x.com',
        authorization_endpoint: `${url ?? 'https://x.com'}/i/oauth2/authorize`,
        token_endpoint: `${api}/2/oauth2/token`,
      },
    },
    async readUser({ read }) {
      const fields = 'user.fields=confirmed_email'
      const { data } = v.parse(schema, await read(`${api}/2/users/me?${fields}`))
      return {
        subject: data.id,
        email: data.confirmed_email ?? undefined,
        username: toUsername(data.username && `@${data.username}`),
      }
    },
  }
}

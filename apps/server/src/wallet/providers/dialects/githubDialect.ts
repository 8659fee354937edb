import * as v from 'valibot'
import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

const userSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  login: v.string(),
})
const emailsSchema = v.array(
  v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }),
)

/** GitHub. Strangers take names that were given up, so that the id alone is the visitor. */
export function githubDialect(url?: string | undefined): ProviderDialect {
  const site = url ?? 'https://github.com'
  const api = url ?? 'https://api.github.com'
  return {
    ...{ name: 'GitHub', scope: 'read:user user:email', clientAuth: 'post' },
    server: {
      kind: 'oauth',
      metadata: {
        issuer: site,
        authorization_endpoint: `${site}/login/oauth/authorize`,
        token_endpoint: `${site}/login/oauth/access_token`,
      },
    },
    async readUser({ read }) {
      const { id, login } = v.parse(userSchema, await read(`${api}/user`))
      const emails = v.parse(emailsSchema, await read(`${api}/user/emails`))
      const own = emails.find(({ primary, verified }) => primary && verified)
      return { subject: String(id), email: own?.email, username: toUsername(`@${login}`) }
    },
  }
}

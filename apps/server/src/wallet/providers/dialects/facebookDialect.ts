import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,40}$/)),
  name: v.optional(v.string()),
})

/** Facebook. It does not say whether an e-mail was proven, so that none is read. */
export function facebookDialect(clientSecret: string, url?: string | undefined): ProviderDialect {
  const graph = `${url ?? 'https://graph.facebook.com'}/v24.0`
  return {
    ...{ name: 'Facebook', scope: 'public_profile', clientAuth: 'post' },
    server: {
      kind: 'oauth',
      metadata: {
        issuer: url ?? 'https://www.facebook.com',
        authorization_endpoint: `${url ?? 'https://www.facebook.com'}/v24.0/dialog/oauth`,
        token_endpoint: `${graph}/oauth/access_token`,
      },
    },
    async readUser({ accessToken, read }) {
      // A token that was stolen elsewhere reads nothing without it.
      const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
      const user = v.parse(
        schema,
        await read(`${graph}/me?fields=id,name&appsecret_proof=${proof}`),
      )
      return { subject: user.id, email: undefined, username: toUsername(user.name) }
    },
  }
}

import * as v from 'valibot'
import type { ProviderDialect } from '../contract/providerDialect.ts'
import { toUsername } from '../contract/toUsername.ts'

const toldSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.parseJson(),
  v.object({
    name: v.object({ firstName: v.optional(v.string()), lastName: v.optional(v.string()) }),
  }),
)

/**
 * Apple answers by a form, and says `"false"` where it means `false`. It tells the name of a
 * visitor beside the first code, and by the browser: it is shown, and proves nothing.
 */
export function appleDialect(url = 'https://appleid.apple.com'): ProviderDialect {
  return {
    ...{ name: 'Apple', scope: 'openid name email', clientAuth: 'post', isFormPost: true },
    server: { kind: 'oidc', issuer: url },
    parameters: { response_mode: 'form_post' },
    async readUser({ claims, parameters }) {
      if (!claims) throw new Error('There is no ID token.')
      const { sub, email, email_verified: isVerified } = claims
      const word: unknown = isVerified
      const isProof = word === true || word === 'true'
      return {
        subject: sub,
        email: isProof && typeof email === 'string' ? email : undefined,
        username: readName(parameters.get('user')),
      }
    },
  }
}

function readName(told: string | null): string | undefined {
  const { success, output } = v.safeParse(toldSchema, told)
  return success
    ? toUsername(`${output.name.firstName ?? ''} ${output.name.lastName ?? ''}`)
    : undefined
}

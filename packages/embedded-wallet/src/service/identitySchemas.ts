import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** One way to log in to the account. */
export type WalletIdentity = {
  /** `email`, a social provider, or `oidc:` and a name. */
  readonly provider: string
  readonly email: string | null
  readonly username: string | null
  readonly linkedAt: string
}

/** `POST identities`: a login of this browser that is proven, and not finished. */
export type LinkIdentity = { readonly login: string }

/** Requests and answers of `identities`. `DELETE identities/:provider` takes one away. */
export const identitySchemas: {
  readonly link: v.GenericSchema<unknown, LinkIdentity>
  /** The answer of `GET identities` and `POST identities`. */
  readonly list: v.GenericSchema<unknown, { readonly identities: readonly WalletIdentity[] }>
} = {
  link: v.strictObject({ login: wireParts.id }),
  list: v.strictObject({
    identities: v.array(
      v.strictObject({
        provider: v.union([v.literal('email'), wireParts.provider]),
        email: v.nullable(v.pipe(v.string(), v.maxLength(254))),
        username: v.nullable(wireParts.line(80)),
        linkedAt: wireParts.instant,
      }),
    ),
  }),
}

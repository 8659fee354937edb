import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** `POST logins`: who wants to log in, and how. The DPoP key of the request is bound to it. */
export type StartLogin =
  | {
      readonly method: 'email'
      /** As it was typed. The service reads it strictly and shows what it uses. */
      readonly email: string
      /** The page around the frame, as the browser names it. */
      readonly host: string
      /** For the mail, such as `Chrome on macOS`. */
      readonly browser: string
    }
  | { readonly method: 'social'; readonly provider: string; readonly host: string }

/** A login that waits for a code. The same for known, unknown and refused addresses. */
export type EmailLogin = {
  readonly method: 'email'
  readonly id: string
  /** The address in the form that is used. */
  readonly email: string
  readonly digits: number
  readonly triesLeft: number
  readonly expiresIn: number
  readonly resendIn: number
}

/** A login that waits for a provider. */
export type SocialLogin = {
  readonly method: 'social'
  readonly id: string
  readonly provider: string
  /** Where the window goes, on the secure origin: `/wallet/v1/logins/<id>/to/<provider>`. */
  readonly path: string
  readonly expiresIn: number
}

/**
 * `GET logins/:id`: what became of it. `known`, `new` and `linkable` are proven and wait for
 * `POST logins/:id/finish`. `linkable`: its e-mail is that of an account that `methods` prove.
 */
export type LoginState =
  /** `seen`: what answers it has opened it. */
  | { readonly state: 'open' | 'seen'; readonly expiresIn: number }
  | { readonly state: 'known'; readonly expiresIn: number }
  | {
      readonly state: 'new' | 'linkable'
      readonly expiresIn: number
      readonly email: string | null
      readonly username: string | null
      readonly methods: readonly string[]
    }
  | { readonly state: 'failed'; readonly code: string }
  | { readonly state: 'over' }

/**
 * `POST logins/:id/finish`: whether a new account may be made. `same`: only the account that is
 * logged in already.
 */
export type FinishLogin = { readonly account: 'known' | 'new' | 'same' }

const email: v.GenericSchema<unknown, EmailLogin> = v.strictObject({
  method: v.literal('email'),
  id: wireParts.id,
  email: v.pipe(v.string(), v.maxLength(254)),
  digits: wireParts.count,
  triesLeft: wireParts.count,
  expiresIn: wireParts.seconds,
  resendIn: wireParts.seconds,
})
const social: v.GenericSchema<unknown, SocialLogin> = v.strictObject({
  method: v.literal('social'),
  id: wireParts.id,
  provider: wireParts.provider,
  path: v.pipe(v.string(), v.regex(/^\/wallet\/v1\/logins\/[\w-]{22}\/to\/[a-z\d:-]{1,40}$/)),
  expiresIn: wireParts.seconds,
})

/** Requests and answers of `logins`. */
export const loginSchemas: {
  readonly start: v.GenericSchema<unknown, StartLogin>
  /** The answer of `POST logins` and of `POST logins/:id/resend`. */
  readonly email: v.GenericSchema<unknown, EmailLogin>
  readonly social: v.GenericSchema<unknown, SocialLogin>
  readonly started: v.GenericSchema<unknown, EmailLogin | SocialLogin>
  /** `POST logins/:id/code`. The answer is `sessionSchemas.opened`. */
  readonly code: v.GenericSchema<unknown, { readonly code: string }>
  readonly state: v.GenericSchema<unknown, LoginState>
  /** `POST logins/:id/finish`. The answer is `sessionSchemas.opened`. */
  readonly finish: v.GenericSchema<unknown, FinishLogin>
} = {
  start: v.variant('method', [
    v.strictObject({
      method: v.literal('email'),
      email: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
      host: wireParts.origin,
      browser: wireParts.line(60),
    }),
    v.strictObject({
      method: v.literal('social'),
      provider: wireParts.provider,
      host: wireParts.origin,
    }),
  ]),
  email,
  social,
  started: v.union([email, social]),
  code: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'Must be six digits.')),
  }),
  state: v.variant('state', [
    v.strictObject({ state: v.picklist(['open', 'seen', 'known']), expiresIn: wireParts.seconds }),
    v.strictObject({
      state: v.picklist(['new', 'linkable']),
      expiresIn: wireParts.seconds,
      email: v.nullable(v.pipe(v.string(), v.maxLength(254))),
      username: v.nullable(wireParts.line(80)),
      methods: v.array(v.string()),
    }),
    v.strictObject({ state: v.literal('failed'), code: v.string() }),
    v.strictObject({ state: v.literal('over') }),
  ]),
  finish: v.strictObject({ account: v.picklist(['known', 'new', 'same']) }),
}

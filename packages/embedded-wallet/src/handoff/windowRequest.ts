import type { SocialProvider } from '@cleat/core'
import {
  boolean,
  type GenericSchema,
  literal,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  variant,
} from 'valibot'
import { requestSchema } from '../protocol/frameQuestion.ts'
import { type FrameRequest, type SignedAnswer, signedSchema } from '../protocol/frameRequest.ts'
import {
  accountTypes,
  emailSchema,
  type FrameAccountType,
  socialProviders,
} from '../protocol/frameUser.ts'
import { type FrameFailure, frameFailures } from '../protocol/notices.ts'

/** What a frame asks of a window. */
export type WindowRequest =
  | {
      readonly kind: 'social'
      readonly provider: SocialProvider
      /** Whether it proves an account that is there: no other is made. */
      readonly isProof?: boolean | undefined
    }
  | { readonly kind: 'settings' }
  | {
      readonly kind: 'approve'
      readonly request: FrameRequest
      /** Across sites: how who is seen in the frame logs in, where the window is logged out. */
      readonly login?: WindowLogin | undefined
    }
  /** Across sites: a whole login, and the wallet of who is there for the first time. */
  | {
      readonly kind: 'login'
      readonly login: WindowLogin
      /** What accounts of a wallet are that is made in it. */
      readonly newType: FrameAccountType
      /** A login that the frame has proven already. The window takes it over. */
      readonly provenBy?: string | undefined
    }
  /** Across sites: what only a device of the account does. */
  | { readonly kind: 'account'; readonly task: 'email' | 'device' }

/** How a visitor logs in in a window. */
export type WindowLogin =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'passkey' }
  | { readonly method: 'social'; readonly provider: SocialProvider }

/** What became of it. The session itself is the browser's: frame and window share it. */
export type WindowAnswer = {
  readonly failure?: FrameFailure | undefined
  /** A login that is proven, and whose e-mail is that of an account which other ways open. */
  readonly login?: string | undefined
  /** Of a request that the visitor approved. */
  readonly answer?: SignedAnswer | undefined
}

const loginId = pipe(string(), regex(/^[\w-]{22}$/))
const loginSchema: GenericSchema<unknown, WindowLogin> = variant('method', [
  strictObject({ method: literal('email'), email: emailSchema }),
  strictObject({ method: literal('passkey') }),
  strictObject({ method: literal('social'), provider: picklist(socialProviders) }),
])

export const windowRequestSchema: GenericSchema<unknown, WindowRequest> = variant('kind', [
  strictObject({
    kind: literal('social'),
    provider: picklist(socialProviders),
    isProof: optional(boolean()),
  }),
  strictObject({ kind: literal('settings') }),
  strictObject({
    ...{ kind: literal('approve'), request: requestSchema, login: optional(loginSchema) },
  }),
  strictObject({
    kind: literal('login'),
    login: loginSchema,
    newType: picklist(accountTypes),
    provenBy: optional(loginId),
  }),
  strictObject({ kind: literal('account'), task: picklist(['email', 'device']) }),
])

export const windowAnswerSchema: GenericSchema<unknown, WindowAnswer> = strictObject({
  failure: optional(picklist(frameFailures)),
  login: optional(loginId),
  answer: optional(signedSchema),
})

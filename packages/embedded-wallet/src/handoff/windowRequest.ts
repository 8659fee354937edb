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
import { socialProviders } from '../protocol/frameUser.ts'
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
  | { readonly kind: 'approve'; readonly request: FrameRequest }

/** What became of it. The session itself is the browser's: frame and window share it. */
export type WindowAnswer = {
  readonly failure?: FrameFailure | undefined
  /** A login that is proven, and whose e-mail is that of an account which other ways open. */
  readonly login?: string | undefined
  /** Of a request that the visitor approved. */
  readonly answer?: SignedAnswer | undefined
}

export const windowRequestSchema: GenericSchema<unknown, WindowRequest> = variant('kind', [
  strictObject({
    kind: literal('social'),
    provider: picklist(socialProviders),
    isProof: optional(boolean()),
  }),
  strictObject({ kind: literal('settings') }),
  strictObject({ kind: literal('approve'), request: requestSchema }),
])

export const windowAnswerSchema: GenericSchema<unknown, WindowAnswer> = strictObject({
  failure: optional(picklist(frameFailures)),
  login: optional(pipe(string(), regex(/^[\w-]{22}$/))),
  answer: optional(signedSchema),
})

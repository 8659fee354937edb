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
} from 'valibot'
import { socialProviders } from '../protocol/frameUser.ts'
import { type FrameFailure, frameFailures } from '../protocol/notices.ts'

/** What a frame asks of a window. */
export type WindowRequest = {
  readonly kind: 'social'
  readonly provider: SocialProvider
  /** Whether it proves an account that is there: no other is made. */
  readonly isProof?: boolean | undefined
}

/** What became of it. The session itself is the browser's: frame and window share it. */
export type WindowAnswer = {
  readonly failure?: FrameFailure | undefined
  /** A login that is proven, and whose e-mail is that of an account which other ways open. */
  readonly login?: string | undefined
}

export const windowRequestSchema: GenericSchema<unknown, WindowRequest> = strictObject({
  kind: literal('social'),
  provider: picklist(socialProviders),
  isProof: optional(boolean()),
})

export const windowAnswerSchema: GenericSchema<unknown, WindowAnswer> = strictObject({
  failure: optional(picklist(frameFailures)),
  login: optional(pipe(string(), regex(/^[\w-]{22}$/))),
})

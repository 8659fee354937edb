import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** `POST handoffs`, by the frame. */
export type RegisterHandoff = {
  /** SHA-256 of the secret in the fragment of the window's address. */
  readonly hash: string
  /** The page around the frame, as the browser names it. */
  readonly host: string
  /** The request, sealed under a key of the secret. */
  readonly request: string
}

/**
 * `POST handoffs/:hash/claim`, by the window: how it knows that the same browser asked. `cookie`:
 * the frame and the window have the same site. `opener`: a port of its opener, whose origin the
 * browser named. `code`: neither, so the visitor types a code of the window into the frame.
 */
export type ClaimHandoff =
  | { readonly proof: 'cookie' }
  | { readonly proof: 'opener'; readonly opener: string }
  | { readonly proof: 'code' }

/** What the window gets: the request, or the code that the frame asks for. */
export type ClaimedHandoff =
  | {
      readonly state: 'claimed'
      readonly host: string
      readonly request: string
      readonly expiresIn: number
    }
  | { readonly state: 'code'; readonly code: string; readonly expiresIn: number }

/**
 * `GET handoffs/:hash`, by the frame, and each event of `GET handoffs/:hash/events`. In `code`
 * the frame asks for the code, and posts it to `handoffs/:hash/code`.
 */
export type HandoffState =
  | { readonly state: 'waiting' | 'code' | 'claimed'; readonly expiresIn: number }
  | {
      readonly state: 'answered'
      readonly answer: string
      /** Whether `POST handoffs/:hash/session` opens a view session in the frame. */
      readonly hasSession: boolean
    }
  | { readonly state: 'over' }

/** `POST handoffs/:hash/answer`, by the window. */
export type AnswerHandoff = {
  /** Sealed under a key of the secret. */
  readonly answer: string
  /** Whether the frame gets a view session of the account of the window. */
  readonly hasSession: boolean
}

/** `POST handoffs/:hash/login`, by the window: it takes over what the frame has proven. */
export type TakeHandoffLogin = { readonly login: string }

const text = wireParts.bytes({ min: 1, max: 40_000 })
const code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'Must be six digits.'))

/** Requests and answers of `handoffs`. */
export const handoffSchemas: {
  readonly register: v.GenericSchema<unknown, RegisterHandoff>
  readonly registered: v.GenericSchema<unknown, { readonly expiresIn: number }>
  readonly claim: v.GenericSchema<unknown, ClaimHandoff>
  readonly claimed: v.GenericSchema<unknown, ClaimedHandoff>
  /** `POST handoffs/:hash/code`, by the frame. The answer is `state`. */
  readonly code: v.GenericSchema<unknown, { readonly code: string }>
  readonly state: v.GenericSchema<unknown, HandoffState>
  readonly answer: v.GenericSchema<unknown, AnswerHandoff>
  readonly login: v.GenericSchema<unknown, TakeHandoffLogin>
} = {
  register: v.strictObject({ hash: wireParts.hash, host: wireParts.origin, request: text }),
  registered: v.strictObject({ expiresIn: wireParts.seconds }),
  claim: v.variant('proof', [
    v.strictObject({ proof: v.literal('cookie') }),
    v.strictObject({ proof: v.literal('opener'), opener: wireParts.origin }),
    v.strictObject({ proof: v.literal('code') }),
  ]),
  claimed: v.variant('state', [
    v.strictObject({
      state: v.literal('claimed'),
      host: wireParts.origin,
      request: text,
      expiresIn: wireParts.seconds,
    }),
    v.strictObject({ state: v.literal('code'), code, expiresIn: wireParts.seconds }),
  ]),
  code: v.strictObject({ code }),
  state: v.variant('state', [
    v.strictObject({
      state: v.picklist(['waiting', 'code', 'claimed']),
      expiresIn: wireParts.seconds,
    }),
    v.strictObject({ state: v.literal('answered'), answer: text, hasSession: v.boolean() }),
    v.strictObject({ state: v.literal('over') }),
  ]),
  answer: v.strictObject({ answer: text, hasSession: v.boolean() }),
  login: v.strictObject({ login: wireParts.id }),
}

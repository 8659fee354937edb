import type { SocialProvider } from '@cleat/core'
import {
  array,
  boolean,
  type GenericSchema,
  maxLength,
  nullable,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot'
import {
  type FrameRequest,
  outlineSchema,
  type SignedAnswer,
  signedSchema,
} from './frameRequest.ts'
import {
  accountTypes,
  emailSchema,
  type FrameAccountType,
  type FrameUser,
  socialProviders,
  userSchema,
} from './frameUser.ts'
import { lookFields } from './lookFields.ts'

/**
 * What a page can ask of the frame. Nothing carries a code, a token, a share or a key. What a Mini
 * App has signed is for one login of this frame, once.
 */
export type Calls = {
  'login.email': { body: { readonly email: string }; answer: FrameUser }
  'login.social': {
    /** `handoff`: 32 random bytes as base64url, which the window has behind its `#`. */
    body: { readonly provider: SocialProvider; readonly handoff: string }
    answer: FrameUser
  }
  'login.passkey': { body: Nothing; answer: FrameUser }
  /** The wallet's settings, in the window that has the handoff. Who is logged in afterwards. */
  'settings.open': { body: { readonly handoff: string }; answer: FrameUser | null }
  /** What an app that shows the page as a Mini App of Farcaster is to sign. */
  'farcaster.ask': { body: Nothing; answer: { readonly login: string; readonly nonce: string } }
  /** Steps say what the visitor opens or scans. `signed`: a Mini App has signed already. */
  'login.farcaster': { body: { readonly signed?: MiniAppSignature | undefined }; answer: FrameUser }
  'email.update': { body: Nothing; answer: { readonly email: string } }
  'device.add': { body: Nothing; answer: Nothing }
  'user.get': { body: Nothing; answer: FrameUser | null }
  'methods.get': { body: Nothing; answer: FrameMethods }
  /** What accounts of a wallet are that is made now. It does not change wallets that are there. */
  'accountType.set': { body: { readonly eip155: FrameAccountType }; answer: Nothing }
  request: { body: FrameRequest; answer: SignedAnswer }
  signOut: { body: Nothing; answer: Nothing }
  'theme.set': { body: FrameTheme; answer: Nothing }
}

export type CallKind = keyof Calls

type Nothing = { readonly [key: string]: never }

/** What a Mini App has signed, for the login that it was asked for. */
export type MiniAppSignature = {
  readonly login: string
  readonly message: string
  /** Hex. */
  readonly signature: string
}

/** What the operator's service offers. */
export type FrameMethods = {
  readonly email: boolean
  readonly passkey: boolean
  readonly socials: readonly SocialProvider[]
}

/** How the frame looks: as the page does around it. */
export type FrameTheme = {
  readonly mode: 'light' | 'dark'
  /** BCP 47. */
  readonly language: string
  /** CSS colours and lengths by the name of a theme token. The frame parses them. */
  readonly tokens: { readonly [token: string]: string }
}

/** A call that waits for the visitor, and one that does not. */
const [loginMs, approvalMs, answerMs] = [10 * 60_000, 5 * 60_000, 8_000]

const nothing = strictObject({})
const handoff = pipe(string(), regex(/^[\w-]{43}$/))
const loginId = pipe(string(), regex(/^[\w-]{22}$/))
const short = pipe(string(), maxLength(64))

/** The exact form of each call, and how long it may take. */
export const calls: {
  readonly [kind in CallKind]: {
    readonly body: GenericSchema<unknown, Calls[kind]['body']>
    readonly answer: GenericSchema<unknown, Calls[kind]['answer']>
    readonly ms: number
  }
} = {
  'login.email': { body: strictObject({ email: emailSchema }), answer: userSchema, ms: loginMs },
  'login.social': {
    body: strictObject({
      provider: picklist(socialProviders),
      handoff,
    }),
    answer: userSchema,
    ms: loginMs,
  },
  'login.passkey': { body: nothing, answer: userSchema, ms: loginMs },
  'settings.open': { body: strictObject({ handoff }), answer: nullable(userSchema), ms: loginMs },
  'farcaster.ask': {
    body: nothing,
    answer: strictObject({ login: loginId, nonce: pipe(string(), regex(/^[\da-z]{8,64}$/)) }),
    ms: answerMs,
  },
  'login.farcaster': {
    body: strictObject({
      signed: optional(
        strictObject({
          login: loginId,
          message: pipe(string(), maxLength(2000)),
          signature: pipe(string(), maxLength(10_000), regex(/^0x(?:[\da-f]{2})+$/i)),
        }),
      ),
    }),
    answer: userSchema,
    ms: loginMs,
  },
  'email.update': { body: nothing, answer: strictObject({ email: emailSchema }), ms: loginMs },
  'device.add': { body: nothing, answer: nothing, ms: loginMs },
  'user.get': { body: nothing, answer: nullable(userSchema), ms: answerMs },
  'methods.get': {
    body: nothing,
    answer: strictObject({
      email: boolean(),
      passkey: boolean(),
      socials: pipe(array(picklist(socialProviders)), maxLength(7)),
    }),
    ms: answerMs,
  },
  'accountType.set': {
    body: strictObject({ eip155: picklist(accountTypes) }),
    answer: nothing,
    ms: answerMs,
  },
  request: { body: outlineSchema, answer: signedSchema, ms: approvalMs },
  signOut: { body: nothing, answer: nothing, ms: 2_000 },
  'theme.set': {
    body: strictObject({
      ...lookFields,
      tokens: record(pipe(string(), maxLength(40), regex(/^[a-z-]+$/)), short),
    }),
    answer: nothing,
    ms: answerMs,
  },
}

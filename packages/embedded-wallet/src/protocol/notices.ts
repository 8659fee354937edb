import {
  boolean,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { type FrameUser, userSchema } from './frameUser.ts'

/** What the frame says unasked. */
export type Notices = {
  /** The answer to a call is in `calls`; this only says to which. */
  failed: {
    readonly to: number
    readonly code: FrameFailure
    readonly seconds?: number | undefined
  }
  /** What a call waits for. */
  step: { readonly to: number; readonly step: 'service' | 'surface' | 'window' }
  /** What answers a login with Farcaster, again when it is renewed. */
  link: { readonly to: number } & FrameLink
  /** What there is to see; `null` for nothing. */
  surface: FrameSurface | null
  /** Another visitor is logged in, or none. */
  changed: { readonly user: FrameUser | null }
  pulse: { readonly [key: string]: never }
}

/** What a visitor opens or scans to log in, and whether that has happened. */
export type FrameLink = {
  readonly url: string
  /** `own`: the page of the wallet, where any wallet signs. `relay`: Farcaster’s app. */
  readonly door: 'own' | 'relay'
  readonly isSeen: boolean
}

export type NoticeKind = keyof Notices

export type FrameSurface = {
  /**
   * `window`: what the frame may not show. The page offers a window, and answers `handoff.open`.
   * `pair`: the code of a window that cannot say who opened it.
   */
  readonly view:
    | ('code' | 'device' | 'create' | 'recover' | 'approve')
    | ('email' | 'add' | 'window' | 'pair')
  /** CSS pixels. */
  readonly height: number
  readonly canGoBack: boolean
}

/** Why a call failed. Nothing that a service or a provider wrote reaches the page. */
export type FrameFailure = (typeof frameFailures)[number]

export const frameFailures = [
  'declined',
  'cancelled',
  'busy',
  'not-logged-in',
  'locked',
  'unsupported',
  'bad-request',
  'service',
  'throttled',
  'code-wrong',
  'code-expired',
  'device-unproven',
  'share-refused',
  'share-mismatch',
  'provider-refused',
  'provider-failed',
  'window-closed',
  'method-off',
  'failed',
] as const

const count = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most))

/** The exact form of each. */
export const notices: {
  readonly [kind in NoticeKind]: GenericSchema<unknown, Notices[kind]>
} = {
  failed: strictObject({
    to: count(Number.MAX_SAFE_INTEGER),
    code: picklist(frameFailures),
    seconds: optional(count(604_800)),
  }),
  step: strictObject({
    to: count(Number.MAX_SAFE_INTEGER),
    step: picklist(['service', 'surface', 'window']),
  }),
  link: strictObject({
    to: count(Number.MAX_SAFE_INTEGER),
    url: pipe(string(), maxLength(500), regex(/^https?:\/\/[^\s"<>]+$/)),
    door: picklist(['own', 'relay']),
    isSeen: boolean(),
  }),
  surface: nullable(
    strictObject({
      view: picklist([
        ...(['code', 'device', 'create', 'recover', 'approve'] as const),
        ...(['email', 'add', 'window', 'pair'] as const),
      ]),
      height: count(10_000),
      canGoBack: boolean(),
    }),
  ),
  changed: strictObject({ user: nullable(userSchema) }),
  pulse: strictObject({}),
}

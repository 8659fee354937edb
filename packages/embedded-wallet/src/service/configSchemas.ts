import * as v from 'valibot'
import { type SocialProvider, wireParts } from './wireParts.ts'

/** How a frame is deployed to a host. */
export type WalletMode = 'same-site' | 'cross-site'

/** What the service offers. `GET config?host=https://app.example` */
export type WalletConfig = {
  readonly version: 1
  /** The secure origin. */
  readonly origin: string
  /** The asked host, if it is on the list of the operator. */
  readonly host: { readonly origin: string; readonly mode: WalletMode } | null
  readonly methods: {
    readonly email: boolean
    readonly passkey: boolean
    readonly social: readonly SocialProvider[]
    /** Further OpenID providers, by the name that the operator gave. */
    readonly oidc: readonly { readonly id: string; readonly name: string }[]
    readonly farcaster: 'off' | 'own' | 'relay'
  }
  /** Whether a wallet needs a recovery method before it is created. */
  readonly recovery: 'required' | 'later'
  /** How long recovery by code waits. */
  readonly recoveryHoldSeconds: number
  readonly newDevice: 'passkey' | 'passkey+email'
  /** Whether signing asks for a passkey where the visitor did not choose. */
  readonly confirm: 'passkey' | 'off'
  /** Where visitors approve. `window`: nothing is approved in the frame. */
  readonly approvals: 'frame' | 'window'
  readonly code: {
    readonly digits: number
    readonly tries: number
    readonly seconds: number
    readonly resendSeconds: number
  }
  readonly session: { readonly idleSeconds: number; readonly totalSeconds: number }
  /** Providers may be stand-ins. Never on for visitors. */
  readonly isTest: boolean
}

/** The query and the answer of `GET config`. */
export const configSchemas: {
  readonly query: v.GenericSchema<{ readonly host?: string | undefined }>
  readonly config: v.GenericSchema<unknown, WalletConfig>
} = {
  query: v.strictObject({
    host: v.optional(v.pipe(wireParts.origin, v.description('The page around the frame.'))),
  }),
  config: v.strictObject({
    version: v.literal(1),
    origin: wireParts.origin,
    host: v.nullable(
      v.strictObject({ origin: wireParts.origin, mode: v.picklist(['same-site', 'cross-site']) }),
    ),
    methods: v.strictObject({
      email: v.boolean(),
      passkey: v.boolean(),
      social: v.array(v.picklist(wireParts.socialProviders)),
      oidc: v.array(v.strictObject({ id: wireParts.provider, name: wireParts.line(60) })),
      farcaster: v.picklist(['off', 'own', 'relay']),
    }),
    recovery: v.picklist(['required', 'later']),
    recoveryHoldSeconds: wireParts.seconds,
    newDevice: v.picklist(['passkey', 'passkey+email']),
    confirm: v.picklist(['passkey', 'off']),
    approvals: v.optional(v.picklist(['frame', 'window']), 'frame'),
    code: v.strictObject({
      digits: wireParts.count,
      tries: wireParts.count,
      seconds: wireParts.seconds,
      resendSeconds: wireParts.seconds,
    }),
    session: v.strictObject({ idleSeconds: wireParts.seconds, totalSeconds: wireParts.seconds }),
    isTest: v.boolean(),
  }),
}

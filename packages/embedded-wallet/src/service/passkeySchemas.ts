import * as v from 'valibot'
import { sessionSchemas, type WalletSession } from './sessionSchemas.ts'
import { wireParts } from './wireParts.ts'

/**
 * `POST passkeys/options`. `register`: a passkey for the account, or for a new one without a
 * session. `login`: any passkey of this origin. `again`: one of the account, for a new login.
 * `confirm`: for a signature.
 */
export type AskPasskey = {
  readonly purpose: 'register' | 'login' | 'again' | 'confirm'
  /** The page around the frame, as the browser names it. */
  readonly host: string
  /** Such as `Chrome on macOS`. */
  readonly browser: string
}

/** What to ask the authenticator. The page adds the extension PRF. */
export type PasskeyOptions = {
  readonly id: string
  /** `PublicKeyCredentialCreationOptionsJSON`, or `PublicKeyCredentialRequestOptionsJSON`. */
  readonly options: Readonly<Record<string, unknown>>
  readonly expiresIn: number
}

/**
 * `POST passkeys`, for `register`, `login` and `again`. For `confirm` it is the JSON of
 * `confirmation` in `POST wallets/:id/share`.
 */
export type AnswerPasskey = {
  readonly id: string
  /** `RegistrationResponseJSON` or `AuthenticationResponseJSON`. */
  readonly response: Readonly<Record<string, unknown>>
  /** Whether the extension PRF answered. */
  readonly hasPrf: boolean
}

/** A passkey of the account. */
export type Passkey = {
  /** The id of the credential. */
  readonly id: string
  readonly label: string
  readonly isBackedUp: boolean
  readonly hasPrf: boolean
  readonly createdAt: string
  readonly lastUsedAt: string
}

const json = v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown())
const passkey: v.GenericSchema<unknown, Passkey> = v.strictObject({
  id: wireParts.bytes({ min: 1, max: 1023 }),
  label: wireParts.line(60),
  isBackedUp: v.boolean(),
  hasPrf: v.boolean(),
  createdAt: wireParts.instant,
  lastUsedAt: wireParts.instant,
})

/** Requests and answers of `passkeys`. */
export const passkeySchemas: {
  readonly ask: v.GenericSchema<unknown, AskPasskey>
  readonly options: v.GenericSchema<unknown, PasskeyOptions>
  readonly answer: v.GenericSchema<unknown, AnswerPasskey>
  /** The answer of `POST passkeys`. `passkey` is what was registered. */
  readonly opened: v.GenericSchema<
    unknown,
    { readonly session: WalletSession; readonly passkey: Passkey | null }
  >
  readonly list: v.GenericSchema<unknown, { readonly passkeys: readonly Passkey[] }>
} = {
  ask: v.strictObject({
    purpose: v.picklist(['register', 'login', 'again', 'confirm']),
    host: wireParts.origin,
    browser: wireParts.line(60),
  }),
  options: v.strictObject({ id: wireParts.id, options: json, expiresIn: wireParts.seconds }),
  answer: v.strictObject({ id: wireParts.id, response: json, hasPrf: v.boolean() }),
  opened: v.strictObject({ session: sessionSchemas.session, passkey: v.nullable(passkey) }),
  list: v.strictObject({ passkeys: v.array(passkey) }),
}

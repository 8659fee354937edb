import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/** Who is logged in. `GET session`, and what each login ends with. */
export type WalletSession = {
  readonly account: string
  /** How the visitor logged in: `email`, `passkey`, a social provider, or `oidc:` and a name. */
  readonly method: string
  readonly user: { readonly email: string | null; readonly username: string | null }
  /** A `view` session reads accounts and cannot get a share. */
  readonly kind: 'full' | 'view'
  /** This browser among the devices of the account. */
  readonly device: { readonly id: string; readonly state: 'pending' | 'active' } | null
  /**
   * Whether a key of the account was proven in this session: by its device or by a recovery
   * method. Until then wallets are listed without accounts.
   */
  readonly isProven: boolean
  readonly wallets: readonly {
    readonly id: string
    readonly accounts: readonly string[] | null
    /** What its accounts are, by namespace, since the wallet was made. Left out as they are. */
    readonly accountTypes?: Readonly<Record<string, string>> | undefined
  }[]
  /** When the session ends if it is not used. */
  readonly expiresIn: number
  /** When `POST session/refresh` is due. */
  readonly refreshIn: number
  /** How long ago the visitor logged in, in seconds. An export asks for five minutes. */
  readonly loginAge?: number | undefined
}

const method = v.union([v.picklist(['email', 'passkey']), wireParts.provider])

const session: v.GenericSchema<unknown, WalletSession> = v.strictObject({
  account: wireParts.id,
  method,
  user: v.strictObject({
    email: v.nullable(v.pipe(v.string(), v.maxLength(254))),
    username: v.nullable(wireParts.line(80)),
  }),
  kind: v.picklist(['full', 'view']),
  device: v.nullable(
    v.strictObject({ id: wireParts.id, state: v.picklist(['pending', 'active']) }),
  ),
  isProven: v.boolean(),
  wallets: v.array(
    v.strictObject({
      id: wireParts.id,
      accounts: v.nullable(v.array(wireParts.account)),
      accountTypes: v.optional(wireParts.accountTypes),
    }),
  ),
  expiresIn: wireParts.seconds,
  refreshIn: wireParts.seconds,
  loginAge: v.optional(wireParts.seconds),
})

/** Answers of `GET session`, `POST session/refresh` and of logins that end with a session. */
export const sessionSchemas: {
  readonly session: v.GenericSchema<unknown, WalletSession>
  /** `GET session`. Without a login it is `null`. */
  readonly answer: v.GenericSchema<unknown, { readonly session: WalletSession | null }>
  /** What opens or renews a session. */
  readonly opened: v.GenericSchema<unknown, { readonly session: WalletSession }>
} = {
  session,
  answer: v.strictObject({ session: v.nullable(session) }),
  opened: v.strictObject({ session }),
}

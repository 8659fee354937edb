import * as v from 'valibot'
import { wireParts } from './wireParts.ts'

/**
 * `GET logins/:id/farcaster`: what to sign (SIWF). Mini Apps sign for the domain of the app, other
 * wallets at the page of the wallet, which the QR code of the frame opens.
 */
export type FarcasterQuestion = {
  readonly nonce: string
  readonly domains: { readonly wallet: string; readonly app: string }
  /** The `uri` of what is signed at the page of the wallet. */
  readonly uri: string
  readonly chainId: 10
  readonly statement: 'Farcaster Auth'
  readonly expiresIn: number
}

/**
 * `POST logins/:id/farcaster/link`: what the visitor opens or scans. `own`: the page of the wallet,
 * where any wallet with a key of the account signs. `relay`: Farcaster’s app.
 */
export type FarcasterLink = { readonly door: 'own' | 'relay'; readonly url: string }

/** `GET logins/:id/farcaster/:address`: the Farcaster id that an address owns. */
export type FarcasterOwner = { readonly fid: number | null }

/** `POST logins/:id/farcaster`. Then the browser of the login finishes it. */
export type AnswerFarcaster = { readonly message: string; readonly signature: string }

/** Requests and answers of a login with Farcaster. */
export const farcasterSchemas: {
  readonly link: v.GenericSchema<unknown, FarcasterLink>
  readonly owner: v.GenericSchema<unknown, FarcasterOwner>
  readonly question: v.GenericSchema<unknown, FarcasterQuestion>
  readonly answer: v.GenericSchema<unknown, AnswerFarcaster>
} = {
  link: v.strictObject({
    door: v.picklist(['own', 'relay']),
    url: v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^\s"<>]+$/)),
  }),
  owner: v.strictObject({ fid: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) }),
  question: v.strictObject({
    nonce: v.pipe(v.string(), v.regex(/^[\da-z]{8,64}$/)),
    domains: v.strictObject({ wallet: v.string(), app: v.string() }),
    uri: v.pipe(v.string(), v.url()),
    chainId: v.literal(10),
    statement: v.literal('Farcaster Auth'),
    expiresIn: wireParts.seconds,
  }),
  answer: v.strictObject({
    message: v.pipe(v.string(), v.maxLength(2000)),
    signature: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^0x(?:[\da-f]{2})+$/i)),
  }),
}

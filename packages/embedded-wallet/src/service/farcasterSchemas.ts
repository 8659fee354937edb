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

/** `POST logins/:id/farcaster`. Then the browser of the login finishes it. */
export type AnswerFarcaster = { readonly message: string; readonly signature: string }

/** Requests and answers of a login with Farcaster. */
export const farcasterSchemas: {
  readonly question: v.GenericSchema<unknown, FarcasterQuestion>
  readonly answer: v.GenericSchema<unknown, AnswerFarcaster>
} = {
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

import { WebhookRefusedError } from '../api/webhookRefusedError.ts'
import { isSigned } from './isSigned.ts'
import { readSignatureHeader } from './readSignatureHeader.ts'
import { requireFresh } from './requireFresh.ts'

export declare namespace readTimedSignature {
  type Parameters = readSignatureHeader.Parameters & {
    /** Without one nothing is believed. */
    secret: string | undefined
    rawBody: Uint8Array
    /** Milliseconds since 1970. */
    now: number
  }
}

/**
 * Verifies the signature that Coinbase, MoonPay and Stripe have in common: HMAC-SHA256, in
 * hexadecimal digits, of the time, a point and the body. Returns when it was signed.
 * @throws a `WebhookRefusedError`
 */
export function readTimedSignature(parameters: readTimedSignature.Parameters): number {
  const { header, name, secret, rawBody, now } = parameters
  if (secret === undefined) throw new WebhookRefusedError('there is no secret')
  const { time, signatures } = readSignatureHeader({ header, name })
  const parts = [`${time}.`, rawBody]
  const isGood = signatures.some((signature) =>
    isSigned({ secret, parts, signature, encoding: 'hex' }),
  )
  if (!isGood) throw new WebhookRefusedError('signature is of another key or body')
  return requireFresh({ time, now })
}

import { hash } from 'node:crypto'
import { verifyMessage } from '@cleat/signatures/eip155'
import * as v from 'valibot'
import { getAddress, isAddress } from 'viem/utils'
import { parseJson } from '../../http/parseJson.ts'
import { Problem } from '../../http/problem.ts'
import type { AcceptedProof } from './acceptedProof.ts'

/** How far the clock of the visitor may be off. */
const toleranceMs = 120_000
const longestMessage = 512

const wantedSchema = v.strictObject({
  name: v.string(),
  attributes: v.strictObject({}),
  /** In seconds. */
  timestamp: v.pipe(v.number(), v.safeInteger()),
})

export declare namespace acceptJson {
  type Parameters = {
    message: string
    signature: string
    address: string
    /** Claims what may be used once, until its end. Resolves with whether it was the first to. */
    claim(use: { hash: string; endsAt: number }): Promise<boolean>
    now: () => Date
  }
}

/**
 * Decides about the JSON that clients of the Data API sign to register a name. It names neither an
 * app nor an account, so that it counts for keys alone, for two minutes, and once.
 * @throws a `Problem` where it does not count
 */
export async function acceptJson(
  parameters: acceptJson.Parameters,
): Promise<{ readonly name: string; readonly proof: AcceptedProof }> {
  const { message, signature, address: given, claim, now } = parameters
  const wanted = message.length > longestMessage ? undefined : read(message)
  if (!wanted)
    throw new Problem('SIWX_MESSAGE_INVALID', {
      detail: 'The message has something else than name, empty attributes and timestamp.',
    })
  const time = wanted.timestamp * 1000
  const offMs = now().getTime() - time
  if (Math.abs(offMs) > toleranceMs)
    throw new Problem(offMs > 0 ? 'SIWX_EXPIRED' : 'SIWX_NOT_YET_VALID', {
      detail: 'The message was signed at another time. Check the clock, and sign again.',
    })
  if (!isAddress(given, { strict: false }))
    throw new Problem('SIWX_ACCOUNT_MISMATCH', {
      detail: 'This form of registration is for accounts of EVM chains.',
    })
  const address = getAddress(given)
  const verdict = await verifyMessage({ message, signature, address })
  if (verdict.status !== 'valid' || verdict.kind !== 'key')
    throw new Problem('SIWX_SIGNATURE_REFUSED', {
      detail: 'The key of this account did not sign the message.',
    })
  const isFirst = await claim({
    hash: hash('sha256', `${address} ${message}`),
    endsAt: time + toleranceMs,
  })
  if (!isFirst)
    throw new Problem('SIWX_NONCE_REFUSED', { detail: 'The message was used before. Sign again.' })
  const proof = { account: `eip155:1:${address}`, subject: `eip155:${address}`, message, signature }
  return { name: wanted.name, proof: { ...proof, kind: 'key' } }
}

function read(message: string): v.InferOutput<typeof wantedSchema> | undefined {
  const read = v.safeParse(wantedSchema, parseJson(message))
  return read.success ? read.output : undefined
}

import { base64 } from '@scure/base'
import { optional, safeParse, strictObject, string } from 'valibot'
import { alteredError } from '../../transfers/alteredError.ts'
import { readBytes } from '../../walletConnect/readBytes.ts'

const schema = strictObject({ transaction: string(), source: optional(string()) })

/** A payload, read once. */
export type SwapStepBytes = {
  readonly transaction: Uint8Array
  readonly source: string | undefined
}

/**
 * Copies the payload of a step.
 * @throws `PAYMENT_ALTERED`
 */
export function readStep(payload: unknown): SwapStepBytes {
  const read = safeParse(schema, payload)
  if (!read.success) throw alteredError('payload')
  const transaction = readBytes(base64, read.output.transaction)
  if (!transaction) throw alteredError('transaction')
  return { transaction, source: read.output.source }
}

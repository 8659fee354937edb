import { readPayload } from '../../payload/readPayload.ts'
import { callData } from './callData.ts'
import { hasField } from './hasField.ts'
import { readBatch } from './readBatch.ts'
import { readSignature } from './readSignature.ts'
import type { StepPayload } from './stepPayload.ts'

/**
 * Copies the payload of a step, reading it once.
 * @throws `PAYMENT_ALTERED`
 */
export function readStep(payload: unknown): StepPayload {
  if (hasField(payload, 'calls')) return { type: 'batch', batch: readBatch(payload) }
  if (hasField(payload, 'typedData'))
    return { type: 'signature', signature: readSignature(payload) }
  return { type: 'transaction', transaction: readPayload(payload, callData) }
}

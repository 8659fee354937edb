import { alteredError } from '../../payload/alteredError.ts'
import { fieldForms } from '../../payload/fieldForms.ts'
import { readRecord } from '../../payload/readRecord.ts'
import type { SignaturePayload } from './stepPayload.ts'

/**
 * Copies what is to be signed, reading it once.
 * @throws `PAYMENT_ALTERED`
 */
export function readSignature(payload: unknown): SignaturePayload {
  const { from, typedData } = readRecord(payload, (key) => key === 'from' || key === 'typedData')
  if (typeof from !== 'string' || !fieldForms.address.test(from)) throw alteredError('from')
  try {
    return { from, typedData: structuredClone(typedData) }
  } catch {
    throw alteredError('typedData')
  }
}

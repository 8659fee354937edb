import { alteredError } from '../../payload/alteredError.ts'
import { fieldForms } from '../../payload/fieldForms.ts'
import { readFields } from '../../payload/readFields.ts'
import { readRecord } from '../../payload/readRecord.ts'
import { callData } from './callData.ts'
import type { BatchCall, BatchPayload } from './stepPayload.ts'

/** Two allowances, the exchange, the check of the balance, and the allowance's end. */
const mostCalls = 5

const fields = ['version', 'from', 'chainId', 'atomicRequired', 'calls'] as const

/**
 * Copies the payload of `wallet_sendCalls`, reading it once.
 * @throws `PAYMENT_ALTERED` if it has other fields, or need not be carried out as a whole
 * @see EIP-5792
 */
export function readBatch(payload: unknown): BatchPayload {
  const copy = readRecord(payload, (key) => fields.some((field) => field === key))
  const { version, from, chainId, atomicRequired, calls } = copy
  if (version !== '2.0.0') throw alteredError('version')
  if (!isText(from, fieldForms.address)) throw alteredError('from')
  if (!isText(chainId, fieldForms.quantity)) throw alteredError('chainId')
  if (atomicRequired !== true) throw alteredError('atomicRequired')
  return { version, from, chainId, atomicRequired, calls: readList(calls).map(readCall) }
}

/** Reads each place of a list once. */
function readList(list: unknown): readonly unknown[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > mostCalls)
    throw alteredError('calls')
  const places = Array.from({ length: list.length }, (_, index) => String(index))
  return places.map((place) => {
    const property = Object.getOwnPropertyDescriptor(list, place)
    if (!property || !('value' in property)) throw alteredError('calls')
    return property.value
  })
}

function readCall(call: unknown): BatchCall {
  const { address: to, quantity: value } = fieldForms
  const copy = readFields(call, { to, value, data: callData })
  for (const key of ['to', 'value', 'data']) if (!Object.hasOwn(copy, key)) throw alteredError(key)
  return copy as BatchCall
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}

import { alteredError } from './alteredError.ts'
import { fieldForms } from './fieldForms.ts'
import { readFields } from './readFields.ts'

/** The payload of `eth_sendTransaction`, reduced to the fields of a payment or of a call. */
export type EvmPayload = {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data?: string
  readonly gas: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
  readonly gasPrice?: string
  readonly chainId: string
}

/**
 * Copies a payload, reading it once. Every text is normalized to JSON-RPC's form.
 * @param data - the form of its data
 * @throws `PAYMENT_ALTERED` if it has other fields
 */
export function readPayload(payload: unknown, data: RegExp): EvmPayload {
  const { address, quantity } = fieldForms
  const copy = readFields(payload, {
    ...{ from: address, to: address, value: quantity, data, gas: quantity, chainId: quantity },
    ...{ maxFeePerGas: quantity, maxPriorityFeePerGas: quantity, gasPrice: quantity },
  })
  const has = (key: keyof EvmPayload) => Object.hasOwn(copy, key)
  for (const key of ['from', 'to', 'value', 'gas', 'chainId'] as const)
    if (!has(key)) throw alteredError(key)
  // One complete set of fee fields.
  const isLegacy = has('gasPrice')
  if (isLegacy === has('maxFeePerGas')) throw alteredError('fee')
  if (isLegacy === has('maxPriorityFeePerGas')) throw alteredError('fee')
  return copy as EvmPayload
}

import { CleatError } from '@cleat/core/adapter'

/** The payload of `eth_sendTransaction`, reduced to the fields of a payment. */
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

const address = /^0x[0-9a-fA-F]{40}$/
const quantity = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/
const forms: { readonly [key in keyof Required<EvmPayload>]: RegExp } = {
  from: address,
  to: address,
  value: quantity,
  data: /^0xa9059cbb0{24}[0-9a-f]{104}$/,
  gas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  gasPrice: quantity,
  chainId: quantity,
}

/**
 * Copies a payload, reading it once. Only own data properties count: getters are not called and
 * nothing is inherited, so that what was checked is what is sent. Every text is normalized to
 * JSON-RPC's form.
 * @throws `PAYMENT_ALTERED` if it has other fields
 */
export function readPayload(payload: unknown): EvmPayload {
  const copy = readOwn(payload)
  const has = (key: keyof EvmPayload) => Object.hasOwn(copy, key)
  for (const key of ['from', 'to', 'value', 'gas', 'chainId'] as const)
    if (!has(key)) throw altered(key)
  // One complete set of fee fields.
  const isLegacy = has('gasPrice')
  if (isLegacy === has('maxFeePerGas')) throw altered('fee')
  if (isLegacy === has('maxPriorityFeePerGas')) throw altered('fee')
  return copy as EvmPayload
}

function readOwn(payload: unknown): Readonly<Record<string, string>> {
  const copy: Record<string, string> = {}
  try {
    if (typeof payload !== 'object' || payload === null || !isPlain(payload))
      throw altered('payload')
    for (const key of Reflect.ownKeys(payload)) {
      const value = Object.getOwnPropertyDescriptor(payload, key)?.value
      const form = typeof key === 'string' && Object.hasOwn(forms, key) ? toForm(key) : undefined
      if (typeof key !== 'string' || !form || typeof value !== 'string' || !form.test(value))
        throw altered(String(key))
      copy[key] = value
    }
  } catch (cause) {
    // The payload cannot be read.
    throw cause instanceof CleatError ? cause : altered('payload')
  }
  return copy
}

function toForm(key: string): RegExp | undefined {
  return forms[key as keyof EvmPayload]
}

function isPlain(payload: object): boolean {
  const prototype = Object.getPrototypeOf(payload)
  return prototype === Object.prototype || prototype === null
}

function altered(field: string): CleatError<'PAYMENT_ALTERED'> {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}

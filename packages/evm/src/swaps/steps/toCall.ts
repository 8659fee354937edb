import type { EvmCall } from '../calls/evmCall.ts'

/** The call of a payload that was read. */
export function toCall(payload: { to: string; data?: string; value: string }): EvmCall {
  const { to, data = '0x', value } = payload
  return { to, data, value: BigInt(value) }
}

import type { BatchCall } from '@cleat/core/adapter'
import type { EvmTransfer } from '../../transfers/prepare/toTransfer.ts'
import { transferData } from '../../transfers/transferData.ts'

/**
 * The payment that a call is: coins without data, or tokens by a plain `transfer` (ERC-20).
 * `undefined` for any other call.
 */
export function readPayment(call: BatchCall, from: string): EvmTransfer | undefined {
  const to = call.to?.toLowerCase()
  const data = call.data.toLowerCase()
  const value = BigInt(call.value)
  if (to === undefined) return undefined
  if (data === '0x' && value > 0n)
    return {
      ...{ from, to, token: undefined, amount: value, data: undefined },
      call: { from, to, value: call.value },
    }
  if (!transferData.test(data) || value !== 0n) return undefined
  const receiver = `0x${data.slice(34, 74)}`
  const amount = BigInt(`0x${data.slice(74)}`)
  if (amount === 0n) return undefined
  const asked = { from, to, value: call.value, data }
  return { from, to: receiver, token: to, amount, data, call: asked }
}

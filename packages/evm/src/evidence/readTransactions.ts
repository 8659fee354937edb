import type { ProviderRequest } from '@cleat/core/adapter'
import { isRecord } from '../requests/isRecord.ts'
import type { TrialCall } from '../trial/trialRun.ts'

/** Requests inside requests that are read, as many as the decoder does. */
const deepest = 4
const address = /^0x[0-9a-f]{40}$/
const hex = /^0x(?:[0-9a-f]{2})*$/
const number = /^0x[0-9a-f]{0,64}$|^\d{1,78}$/

/**
 * The transactions that a request sends. `undefined` if it sends none, `unreadable` if they cannot
 * be tried as they are.
 */
export function readTransactions(
  { method, params }: ProviderRequest,
  depth = 0,
): readonly TrialCall[] | 'unreadable' | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  const [first] = list
  switch (method) {
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
      return toCalls(list)
    case 'wallet_sendCalls':
      return isRecord(first) && Array.isArray(first.calls) ? toCalls(first.calls) : 'unreadable'
    case 'wallet_invokeMethod': {
      const inner = isRecord(first) ? first.request : undefined
      if (!isRecord(inner) || typeof inner.method !== 'string' || depth >= deepest)
        return 'unreadable'
      return readTransactions({ method: inner.method, params: inner.params }, depth + 1)
    }
    case 'eth_sendUserOperation':
      return 'unreadable'
    default:
      return undefined
  }
}

function toCalls(list: readonly unknown[]): readonly TrialCall[] | 'unreadable' {
  const calls = list.map(toCall)
  return calls.every((call) => call !== undefined) && calls.length > 0 ? calls : 'unreadable'
}

/** A contract that is created, and code that the account takes on, are not tried. */
function toCall(value: unknown): TrialCall | undefined {
  if (!isRecord(value) || value.authorizationList !== undefined) return undefined
  const { to, data = value.input ?? '0x', value: attached } = value
  if (typeof to !== 'string' || typeof data !== 'string') return undefined
  const call = { to: to.toLowerCase(), data: data.toLowerCase() }
  const coins = attached === undefined || attached === null ? 0n : toBigInt(attached)
  if (!address.test(call.to) || !hex.test(call.data) || coins === undefined) return undefined
  return { ...call, value: coins }
}

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint' || typeof value === 'number')
    return value >= 0 && (typeof value === 'bigint' || Number.isSafeInteger(value))
      ? BigInt(value)
      : undefined
  if (value === '0x') return 0n
  return typeof value === 'string' && number.test(value.toLowerCase()) ? BigInt(value) : undefined
}

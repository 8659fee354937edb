import type { ProviderRequest } from '@cleat/core/adapter'
import { isRecord } from '../requests/isRecord.ts'
import type { TrialCall } from '../trial/trialRun.ts'
import { readAuthorized } from './readAuthorized.ts'
import { readOperation } from './readOperation.ts'
import type { SentCalls } from './sentCalls.ts'

/** Requests inside requests that are read, as many as the decoder does. */
const deepest = 4
const address = /^0x[0-9a-f]{40}$/
const hex = /^0x(?:[0-9a-f]{2})*$/
const number = /^0x[0-9a-f]{0,64}$|^\d{1,78}$/

/**
 * What a request of an account, which is in lower case, sends. `undefined` if it sends nothing,
 * `unreadable` if it cannot be tried as it is.
 */
export function readTransactions(
  { method, params }: ProviderRequest,
  account: string,
  depth = 0,
): SentCalls | 'unreadable' | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  const [first, second] = list
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
      const { method: name, params: given } = inner
      return readTransactions({ method: name, params: given }, account, depth + 1)
    }
    case 'eth_sendUserOperation':
      return readOperation(first, second, account)
    default:
      return undefined
  }
}

function toCalls(list: readonly unknown[]): SentCalls | 'unreadable' {
  const calls = list.map(toCall)
  const code = readAuthorized(
    ...list
      .filter(isRecord)
      .flatMap(({ authorizationList, authorization }) => [
        ...[authorizationList, authorization].flat(),
      ]),
  )
  const isReadable = calls.every((call) => call !== undefined) && calls.length > 0
  return isReadable && code !== 'unreadable' ? { calls, code } : 'unreadable'
}

function toCall(value: unknown): TrialCall | undefined {
  if (!isRecord(value)) return undefined
  const { to, data = value.input ?? '0x', value: attached } = value
  const isCreation = to === undefined || to === null || to === ''
  if ((!isCreation && typeof to !== 'string') || typeof data !== 'string') return undefined
  const place = isCreation ? undefined : (to as string).toLowerCase()
  const bytes = data.toLowerCase()
  const coins = attached === undefined || attached === null ? 0n : toBigInt(attached)
  if (place !== undefined && !address.test(place)) return undefined
  if (!hex.test(bytes) || coins === undefined) return undefined
  return { to: place, data: bytes, value: coins }
}

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint' || typeof value === 'number')
    return value >= 0 && (typeof value === 'bigint' || Number.isSafeInteger(value))
      ? BigInt(value)
      : undefined
  if (value === '0x') return 0n
  return typeof value === 'string' && number.test(value.toLowerCase()) ? BigInt(value) : undefined
}

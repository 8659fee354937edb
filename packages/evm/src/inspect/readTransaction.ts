import type { RequestAction } from '@cleat/core/adapter'
import { isRecord } from '../requests/isRecord.ts'
import { decodeCall } from './calls/decodeCall.ts'

/** Where requests have authorizations: one, or a list. @see EIP-7702 */
const authorizations = ['authorizationList', 'authorization', 'eip7702Auth']
const address = /^0x[0-9a-f]{40}$/i
const hex = /^0x(?:[0-9a-f]{2})*$/i
const number = /^0x[0-9a-f]{0,64}$|^\d{1,78}$/i

/**
 * What a transaction, or a call of a batch, does.
 * @param account - who sends it, in lower case
 */
export function readTransaction(value: unknown, account: string): readonly RequestAction[] {
  if (!isRecord(value)) return [{ kind: 'opaque', reason: 'data' }]
  const { to, data, input } = value
  // Wallets read one or the other of two names.
  const isTwofold = data !== undefined && input !== undefined && data !== input
  const bytes = data ?? input ?? '0x'
  const attached = readAmount(value.value)
  const isReadable =
    !isTwofold && attached !== undefined && typeof bytes === 'string' && hex.test(bytes)
  const receiver = to === null || to === '' ? undefined : to
  const isPlace = receiver === undefined || (typeof receiver === 'string' && address.test(receiver))
  const delegations = authorizations.flatMap((name) => readDelegations(value[name]))
  if (!isReadable || !isPlace) return [...delegations, { kind: 'opaque', reason: 'data' }]
  const call = { to: receiver, data: bytes, value: attached, account }
  return [...delegations, ...decodeCall(call)]
}

/** To whose code authorizations hand the account over. */
export function readDelegations(value: unknown): readonly RequestAction[] {
  if (value === undefined || value === null) return []
  return [value].flat().map((one): RequestAction => {
    const { address: to, contractAddress = to } = isRecord(one) ? one : {}
    if (typeof contractAddress !== 'string' || !address.test(contractAddress))
      return { kind: 'opaque', reason: 'data' }
    return BigInt(contractAddress) === 0n
      ? { kind: 'clearDelegate' }
      : { kind: 'delegate', to: contractAddress.toLowerCase() }
  })
}

function readAmount(value: unknown): bigint | undefined {
  if (value === undefined || value === null || value === '0x') return 0n
  if (typeof value === 'bigint') return value < 0n ? undefined : value
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && number.test(value) ? BigInt(value) : undefined
}

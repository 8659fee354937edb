import { readProperty } from '@cleat/core/adapter'
import { type Address, type Hex, isAddress, isAddressEqual } from 'viem'
import { rpcError } from './rpcError.ts'

/** A call of a request. Without a receiver it creates a contract. */
export type RequestCall = {
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
}

/** What a request sends. */
export type RequestCalls = {
  readonly calls: readonly RequestCall[]
  /** @default the chain in use */
  readonly chainId: number | undefined
  /** Of the batch. `undefined` for a transaction. */
  readonly batch:
    | { readonly id: string | undefined; readonly needed: readonly string[] }
    | undefined
}

const quantity = /^0x[\da-f]{1,64}$/i
const bytes = /^0x(?:[\da-f]{2})*$/i

/**
 * Reads what `eth_sendTransaction` or `wallet_sendCalls` sends. `undefined` for other methods.
 * @throws an error with the code -32602, or 4100 for another account
 * @see EIP-5792
 */
export function readRequestCalls(
  { method, params }: { method: string; params?: unknown },
  account: Address,
): RequestCalls | undefined {
  if (method !== 'eth_sendTransaction' && method !== 'wallet_sendCalls') return undefined
  const [asked]: unknown[] = Array.isArray(params) ? params : []
  const from = readProperty(asked, 'from')
  if (from !== undefined && !isSame(from, account))
    throw rpcError(4100, 'The wallet does not share this account.')
  const chainId = readChainId(readProperty(asked, 'chainId'))
  if (method === 'eth_sendTransaction')
    return { calls: [readCall(asked)], chainId, batch: undefined }
  const calls = readProperty(asked, 'calls')
  if (!Array.isArray(calls) || calls.length === 0) throw rpcError(-32602, 'There are no calls.')
  const id = readProperty(asked, 'id')
  if (id !== undefined && (typeof id !== 'string' || id === ''))
    throw rpcError(-32602, 'The id is no text.')
  const wanted = [asked, ...calls].map((one) => readProperty(one, 'capabilities') ?? {})
  const needed = wanted.flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) =>
      readProperty(value, 'optional') === true ? [] : [name],
    ),
  )
  return { calls: calls.map(readCall), chainId, batch: { id, needed } }
}

function readCall(given: unknown): RequestCall {
  const to = readProperty(given, 'to') ?? undefined
  const value = readProperty(given, 'value') ?? '0x0'
  const data = readProperty(given, 'data') ?? readProperty(given, 'input') ?? '0x'
  const isTo = to === undefined || (typeof to === 'string' && isAddress(to, { strict: false }))
  if (!isTo || !isText(value, quantity) || !isText(data, bytes))
    throw rpcError(-32602, 'A call has another form than EIP-1474 has.')
  return { to: to as Address | undefined, value: BigInt(value), data: data as Hex }
}

function readChainId(given: unknown): number | undefined {
  if (given === undefined) return undefined
  if (isText(given, quantity)) return Number(given)
  throw rpcError(-32602, 'The chain has another form.')
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value)
}

function isSame(value: unknown, account: Address): boolean {
  return (
    typeof value === 'string' &&
    isAddress(value, { strict: false }) &&
    isAddressEqual(value, account)
  )
}

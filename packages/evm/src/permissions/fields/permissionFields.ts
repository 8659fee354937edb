import type { Hex } from '../../base/hex.ts'
import { isRecord } from '../../requests/isRecord.ts'

/** The contract that enforces delegations of MetaMask's framework 1.3, the same on all chains. */
export const delegationManager: Hex = '0xdb9b1e94b5b69df7e401ddbede43491141047db3'

/** In characters of hex: half a megabyte of context is no context. */
const longestContext = 40_000
/** In seconds: the year 2106. Milliseconds are beyond it. */
const latest = 2 ** 32

/** An amount as hex or as decimal text. */
export function readAmount(value: unknown): bigint | undefined {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  if (typeof value !== 'string') return undefined
  return /^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}

/** Whole seconds. */
export function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === 'string' ? Number(readAmount(value) ?? Number.NaN) : value
  return typeof seconds === 'number' && Number.isSafeInteger(seconds) && seconds >= 0
    ? seconds
    : undefined
}

/** A time in seconds. Milliseconds are refused. */
export function readTime(value: unknown): number | undefined {
  const seconds = readSeconds(value)
  return seconds !== undefined && seconds < latest ? seconds : undefined
}

/** An address in lower case. */
export function readAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
    ? value.toLowerCase()
    : undefined
}

/** The bytes that name a permission. */
export function readContext(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestContext) return undefined
  return /^0x(?:[\da-f]{2})+$/i.test(value) ? value.toLowerCase() : undefined
}

/** The data of an object of a type. */
export function readData(value: unknown): { readonly [key: string]: unknown } {
  const data = isRecord(value) ? value.data : undefined
  return isRecord(data) ? data : {}
}

/** A number of the standard's `Hex` form. */
export function toHex(value: bigint | number): string {
  return `0x${value.toString(16)}`
}

import type { Permission } from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import {
  readAddress,
  readAmount,
  readData,
  readSeconds,
  readTime,
} from '../fields/permissionFields.ts'

const form = /^(native|erc20)-token-(periodic|stream|allowance)$/

/**
 * Reads a permission as wallets write it now. `undefined` for another type, and for data that is
 * not whole.
 * @see ERC-7715
 */
export function readPermission(value: unknown): Permission | undefined {
  const type = isRecord(value) ? value.type : undefined
  const [, family, kind] = (typeof type === 'string' && form.exec(type)) || []
  if (kind === undefined) return undefined
  const data = readData(value)
  const token = family === 'erc20' ? readAddress(data.tokenAddress) : undefined
  if (family === 'erc20' && token === undefined) return undefined
  const startTime = readTime(data.startTime)
  if (hasValue(data.startTime) && startTime === undefined) return undefined
  const place = { token, startTime }
  if (kind === 'periodic') {
    const [amount, period] = [readAmount(data.periodAmount), readSeconds(data.periodDuration)]
    if (amount === undefined || period === undefined) return undefined
    return { kind, ...place, amount, period }
  }
  if (kind === 'allowance') {
    const amount = readAmount(data.allowanceAmount)
    return amount === undefined ? undefined : { kind, ...place, amount }
  }
  const perSecond = readAmount(data.amountPerSecond)
  // What is left out is without a limit, for the standard's types as for MetaMask's.
  const initial = readAmount(data.initialAmount ?? 0)
  const max = hasValue(data.maxAmount) ? readAmount(data.maxAmount) : 2n ** 256n - 1n
  if (perSecond === undefined || initial === undefined || max === undefined) return undefined
  return { kind: 'stream', ...place, perSecond, initial, max }
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null
}

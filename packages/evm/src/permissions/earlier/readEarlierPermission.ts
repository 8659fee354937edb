import type { Permission } from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import {
  readAddress,
  readAmount,
  readData,
  readSeconds,
  readTime,
} from '../fields/permissionFields.ts'

/** The most functions of a contract that are read. */
const mostFunctions = 50

/**
 * Reads a permission in the form of 2024. `undefined` for another type, and for data that is not
 * whole.
 * @see ERC-7715 (2024)
 */
export function readEarlierPermission(value: unknown): Permission | undefined {
  const data = readData(value)
  switch (isRecord(value) ? value.type : undefined) {
    case 'native-token-recurring-allowance':
      return readAllowance(data, undefined)
    case 'erc20-recurring-allowance': {
      const token = readAddress(data.address)
      return token === undefined ? undefined : readAllowance(data, token)
    }
    case 'contract-call':
      return readCalls(data)
    default:
      return undefined
  }
}

function readAllowance(
  data: { readonly [name: string]: unknown },
  token: string | undefined,
): Permission | undefined {
  const [amount, period] = [readAmount(data.allowance), readSeconds(data.period)]
  const startTime = readTime(data.start)
  if (amount === undefined || period === undefined || startTime === undefined) return undefined
  return { kind: 'periodic', token, amount, period, startTime }
}

function readCalls(data: { readonly [name: string]: unknown }): Permission | undefined {
  const contract = readAddress(data.address)
  const listed: readonly unknown[] = Array.isArray(data.functions) ? data.functions : []
  if (contract === undefined || listed.length === 0 || listed.length > mostFunctions)
    return undefined
  const functions: string[] = []
  let valueLimit = 0n
  for (const one of listed) {
    const { functionName, valueLimit: limit } = isRecord(one) ? one : {}
    const value = limit === undefined ? 0n : readAmount(limit)
    if (typeof functionName !== 'string' || !/^[\w$]{1,100}$/.test(functionName)) return undefined
    if (value === undefined) return undefined
    functions.push(functionName)
    valueLimit = value > valueLimit ? value : valueLimit
  }
  return { kind: 'contract', contract, functions, ...(valueLimit > 0n && { valueLimit }) }
}

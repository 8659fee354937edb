import { isRecord } from '../../requests/isRecord.ts'
import { readData, readTime } from '../fields/permissionFields.ts'

/**
 * When a permission ends, by its rules: seconds since the epoch. `undefined` if no rule says it, or
 * more than one does, which could be read in two ways.
 * @see ERC-7715
 */
export function readExpiry(rules: unknown): number | undefined {
  if (!Array.isArray(rules)) return undefined
  const ends = (rules as unknown[])
    .filter((rule) => isRecord(rule) && rule.type === 'expiry')
    .map((rule) => readTime(readData(rule).timestamp))
  return ends.length === 1 ? ends[0] : undefined
}

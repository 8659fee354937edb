import type { GrantedPermission } from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import { readChain } from '../../requests/readChain.ts'
import {
  delegationManager,
  readAddress,
  readContext,
  readData,
  readTime,
} from '../fields/permissionFields.ts'
import { readPermission } from './readPermission.ts'

/**
 * Reads one permission of a wallet's answer. `undefined` for what is not whole: without a time at
 * which it ends, without a contract that enforces it, or of a type that is not understood.
 * @see ERC-7715
 */
export function readGranted(value: unknown): GrantedPermission | undefined {
  if (!isRecord(value)) return undefined
  const permission = readPermission(value.permission)
  const chain = readChain(value.chainId)
  const to = readAddress(value.to)
  const context = readContext(value.context)
  const enforcer = readAddress(value.delegationManager)
  const expiry = readExpiry(value.rules)
  if (!permission || !to || !context || !enforcer) return undefined
  if (chain === undefined || expiry === undefined) return undefined
  return {
    ...{ permission, to, context, enforcer, expiry },
    caipNetworkId: `eip155:${chain}`,
    account: readAddress(value.from),
    isEnforcerKnown: enforcer === delegationManager,
  }
}

function readExpiry(rules: unknown): number | undefined {
  if (!Array.isArray(rules)) return undefined
  const ends = (rules as unknown[])
    .filter((rule) => isRecord(rule) && rule.type === 'expiry')
    .map((rule) => readTime(readData(rule).timestamp))
  // Two of them could be read in two ways.
  return ends.length === 1 ? ends[0] : undefined
}

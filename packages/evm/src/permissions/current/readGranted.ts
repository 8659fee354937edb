import type { GrantedPermission } from '@cleat/core/adapter'
import { isRecord } from '../../requests/isRecord.ts'
import { readChain } from '../../requests/readChain.ts'
import { delegationManager, readAddress, readContext } from '../fields/permissionFields.ts'
import { readExpiry } from './readExpiry.ts'
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

import type { RequestAction } from '@cleat/core/adapter'
import { readExpiry } from '../permissions/current/readExpiry.ts'
import { readPermission } from '../permissions/current/readPermission.ts'
import { readEarlierPermission } from '../permissions/earlier/readEarlierPermission.ts'
import { readData, readTime } from '../permissions/fields/permissionFields.ts'
import { isRecord } from '../requests/isRecord.ts'

/**
 * Reads what an app asks a wallet to allow, in both forms: of 2024, and of today. What cannot be
 * read of it is said so.
 * @see ERC-7715
 */
export function readGrants(grant: unknown): readonly RequestAction[] {
  if (!isRecord(grant)) return [{ kind: 'opaque', reason: 'data' }]
  const { to, signer, permission, permissions, rules, policies, expiry } = grant
  const key = readData(signer)
  const named = to ?? key.address ?? key.publicKey
  const asked = [permission, permissions].flat().filter((one) => one !== undefined)
  const read = asked.flatMap((one) => readPermission(one) ?? readEarlierPermission(one) ?? [])
  const until = readExpiry(rules) ?? readTime(expiry)
  return [
    {
      kind: 'grant',
      to: typeof named === 'string' ? named.toLowerCase() : '',
      limits: [...asked, rules, policies].flat().filter(isRecord).length,
      ...(read.length > 0 && { permissions: read }),
      ...(until !== undefined && { until: BigInt(until) }),
    },
    ...(read.length < asked.length ? ([{ kind: 'opaque', reason: 'data' }] as const) : []),
  ]
}

import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { AccountParts } from './accountParts.ts'
import type { Implementation } from './implementations.ts'
import { OperationError } from './operationError.ts'
import { readCode } from './readCode.ts'

/**
 * What the account runs, or will run with its first operation.
 * @throws {@link OperationError} if it runs code that is not known, or the network has no such code
 */
export async function findImplementation(
  parts: AccountParts,
): Promise<{ implementation: Implementation; isUpgrade: boolean }> {
  const { client, owner, implementation } = parts
  const { codeHash = implementation.codeHash } = parts
  const own = await readCode(client, owner)
  if (own.kind === 'unknown') throw new OperationError('code', String(own.address))
  if (own.kind === 'known') return { implementation: own.implementation, isUpgrade: false }
  const { address } = implementation
  const code = await getCode(client, { address })
  if (!code) throw new OperationError('unsupported', 'no code')
  if (codeHash !== undefined && keccak256(code) !== codeHash)
    throw new OperationError('unsupported', 'another code')
  return { implementation, isUpgrade: true }
}

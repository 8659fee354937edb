import { isHex } from 'viem'
import { getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import { getBlockNumber } from 'viem/actions'
import { toGuardData } from '../guard/toGuardData.ts'
import type { AccountParts } from './accountParts.ts'
import { checkAuthorization } from './checkAuthorization.ts'
import { checkOperation } from './checkOperation.ts'
import { checkTypedData } from './checkTypedData.ts'
import { OperationError } from './operationError.ts'
import { payForOperation } from './payForOperation.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import type { SentCalls } from './sentCalls.ts'
import { submitOperation } from './submitOperation.ts'
import { toFrameCalls } from './toFrameCalls.ts'
import { toOperationData } from './toOperationData.ts'
import { toOperationRoad } from './toOperationRoad.ts'
import { writeCalls } from './writeCalls.ts'
import { writeOperation } from './writeOperation.ts'

/**
 * Has an operation paid for and signed, reads it back, and sends it.
 * @throws {@link OperationError}; nothing is sent that differs from what was prepared
 */
export async function sendOperation(
  parts: AccountParts,
  prepared: Extract<PreparedCalls, { kind: 'operation' }>,
): Promise<Extract<SentCalls, { kind: 'operation' }>> {
  const { client, chainId, owner, bundler } = parts
  const { implementation, calls, limits, guard, isUpgrade, mostFee } = prepared
  const { operation: measured } = prepared
  const { entryPoint } = implementation
  const { address: account } = owner
  if (!bundler) throw new OperationError('unavailable', 'there is no bundler')
  const paid =
    measured.paymaster &&
    (await payForOperation({
      ...{ paymaster: parts.paymaster, operation: measured, chainId },
      entryPoint: entryPoint.address,
    }))
  if (measured.paymaster && paid?.paymaster.toLowerCase() !== measured.paymaster.toLowerCase())
    throw new OperationError('altered', 'paymaster')
  const road = toOperationRoad(prepared, paid ? paid.paymasterData : undefined)
  const upgrade = measured.authorization?.nonce
  const asked = toFrameCalls({ prepared, chainId, road, upgrade })
  if (asked.road.kind !== 'operation') throw new OperationError('altered', 'road')
  const [signature, authorized = '0x', guardSignature = '0x', ...more] =
    await owner.signCalls(asked)
  if (more.length > 0 || !isHex(signature) || !isHex(authorized) || !isHex(guardSignature))
    throw new OperationError('altered', 'signature')

  const callData = writeCalls({ asked, account, guardSignature })
  const unsigned = writeOperation({ asked, road: asked.road, account, callData })
  const delegate = { address: implementation.address, chainId, nonce: upgrade ?? 0 }
  const signed = {
    ...{ ...unsigned, signature },
    ...(isUpgrade && {
      authorization: await checkAuthorization({ ...delegate, account, signature: authorized }),
    }),
  } as UserOperation<'0.7' | '0.8'>
  checkOperation(signed, {
    ...{ account, calls, limits, chainId, implementation, isUpgrade, mostFee },
    ...{ nonce: measured.nonce, paymaster: measured.paymaster },
  })
  const data = toOperationData({ operation: signed, implementation, chainId, account })
  await checkTypedData({ data, account, signature })
  if (guard) {
    const limit = toGuardData({ account, chainId, terms: guard })
    await checkTypedData({ data: limit, account, signature: guardSignature })
  }
  const block = await getBlockNumber(client)
  await submitOperation(bundler, signed, entryPoint.address)
  // By our own reckoning, because the answer of a bundler may be of another one.
  const hash = getUserOperationHash({
    ...{ chainId, userOperation: signed as UserOperation<'0.8'> },
    ...{ entryPointAddress: entryPoint.address, entryPointVersion: entryPoint.version },
  } as Parameters<typeof getUserOperationHash>[0])
  const { sender, nonce } = signed
  return { kind: 'operation', hash, sender, entryPoint: entryPoint.address, nonce, block }
}

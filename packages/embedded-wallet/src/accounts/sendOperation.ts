import { BaseError, type Hex, isHex, RpcRequestError } from 'viem'
import {
  formatUserOperationRequest,
  getPaymasterData,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { getBlockNumber } from 'viem/actions'
import { toGuardData } from '../guard/toGuardData.ts'
import type { AccountParts } from './accountParts.ts'
import { checkAuthorization } from './checkAuthorization.ts'
import { checkOperation } from './checkOperation.ts'
import { checkTypedData } from './checkTypedData.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import type { SentCalls } from './sentCalls.ts'
import { toFrameCalls } from './toFrameCalls.ts'
import { toOperationData } from './toOperationData.ts'
import { toOperationRoad } from './toOperationRoad.ts'
import { writeCalls } from './writeCalls.ts'
import { writeOperation } from './writeOperation.ts'

/** A sponsor whose word does not arrive is asked again: nothing is signed yet. */
const [mostQuestions, pauseMs] = [3, 1_000]

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
    (await pay({
      ...{ paymaster: parts.paymaster, operation: measured, chainId },
      entryPoint: entryPoint.address,
    }))
  if (paid && paid.paymaster?.toLowerCase() !== measured.paymaster?.toLowerCase())
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
  const request = formatUserOperationRequest(signed as UserOperation<'0.8'>)
  await bundler
    .request(
      { method: 'eth_sendUserOperation', params: [request, entryPoint.address] },
      { retryCount: 0 },
    )
    .catch((cause: unknown) => {
      throw new OperationError(...toProblem(cause), { cause })
    })
  // By our own reckoning, because the answer of a bundler may be of another one.
  const hash = getUserOperationHash({
    ...{ chainId, userOperation: signed as UserOperation<'0.8'> },
    ...{ entryPointAddress: entryPoint.address, entryPointVersion: entryPoint.version },
  } as Parameters<typeof getUserOperationHash>[0])
  const { sender, nonce } = signed
  return { kind: 'operation', hash, sender, entryPoint: entryPoint.address, nonce, block }
}

async function pay(parameters: {
  paymaster: AccountParts['paymaster']
  operation: UserOperation<'0.7' | '0.8'>
  chainId: number
  entryPoint: Hex
}): Promise<{ paymaster: Hex | undefined; paymasterData: Hex | undefined }> {
  const { paymaster, operation, chainId, entryPoint } = parameters
  if (!paymaster) throw new OperationError('unavailable', 'there is no sponsor')
  const ask = () =>
    getPaymasterData(paymaster, {
      ...(operation as UserOperation<'0.8'>),
      ...{ chainId, entryPointAddress: entryPoint, context: undefined },
    })
  for (let left = mostQuestions - 1; ; left -= 1) {
    try {
      const { paymaster: payer, paymasterData } = await ask()
      return { paymaster: payer, paymasterData }
    } catch (cause) {
      const [problem, detail] = toProblem(cause)
      const isAnswered = problem === 'rejected'
      if (isAnswered || left === 0)
        throw new OperationError('sponsor', isAnswered ? detail : 'it did not answer', { cause })
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
}

function toProblem(cause: unknown): ['rejected' | 'unavailable', string] {
  const answer =
    cause instanceof BaseError && cause.walk((error) => error instanceof RpcRequestError)
  if (answer instanceof RpcRequestError) return ['rejected', answer.details.slice(0, 200)]
  return ['unavailable', 'the bundler did not answer']
}

import { BaseError, RpcRequestError } from 'viem'
import {
  formatUserOperationRequest,
  getPaymasterData,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { getBlockNumber } from 'viem/actions'
import type { AccountParts } from './accountParts.ts'
import { checkOperation } from './checkOperation.ts'
import { openAccount } from './openAccount.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import type { SentCalls } from './sentCalls.ts'

/**
 * Has an operation paid for, reads it back, signs it and sends it.
 * @throws {@link OperationError}; nothing is signed that differs from what was prepared
 */
export async function sendOperation(
  parts: AccountParts,
  prepared: Extract<PreparedCalls, { kind: 'operation' }>,
): Promise<Extract<SentCalls, { kind: 'operation' }>> {
  const { client, chainId, owner, bundler, paymaster } = parts
  const { implementation, calls, limits, isUpgrade, mostFee } = prepared
  const { entryPoint } = implementation
  if (!bundler) throw new OperationError('unavailable', 'there is no bundler')
  const account = await openAccount({ client, owner, chainId, implementation })
  const measured = prepared.operation
  const paid = measured.paymaster && {
    ...(await pay({ paymaster, operation: measured, chainId, entryPoint: entryPoint.address })),
  }
  const authorization = measured.authorization && {
    authorization: await owner.signAuthorization({
      ...{ address: implementation.address, chainId, nonce: measured.authorization.nonce },
    }),
  }
  const operation = { ...measured, ...paid, ...authorization } as UserOperation<'0.8'>
  checkOperation(operation, {
    ...{ account: owner.address, calls, limits, chainId, implementation, isUpgrade, mostFee },
    ...{ nonce: measured.nonce, paymaster: measured.paymaster },
  })
  const signature = await account.signUserOperation({ ...operation, chainId })
  const block = await getBlockNumber(client)
  const signed = { ...operation, signature }
  const request = formatUserOperationRequest(signed)
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
    ...{ chainId, userOperation: signed, entryPointAddress: entryPoint.address },
    entryPointVersion: entryPoint.version,
  })
  const { sender, nonce } = operation
  return { kind: 'operation', hash, sender, entryPoint: entryPoint.address, nonce, block }
}

async function pay(parameters: {
  paymaster: AccountParts['paymaster']
  operation: UserOperation<'0.7' | '0.8'>
  chainId: number
  entryPoint: `0x${string}`
}) {
  const { paymaster, operation, chainId, entryPoint } = parameters
  if (!paymaster) throw new OperationError('unavailable', 'there is no sponsor')
  const answer = await getPaymasterData(paymaster, {
    ...(operation as UserOperation<'0.8'>),
    ...{ chainId, entryPointAddress: entryPoint, context: undefined },
  }).catch((cause: unknown) => {
    throw new OperationError('sponsor', toProblem(cause)[1], { cause })
  })
  return { paymaster: answer.paymaster, paymasterData: answer.paymasterData }
}

function toProblem(cause: unknown): ['rejected' | 'unavailable', string] {
  const answer =
    cause instanceof BaseError && cause.walk((error) => error instanceof RpcRequestError)
  if (answer instanceof RpcRequestError) return ['rejected', answer.details.slice(0, 200)]
  return ['unavailable', 'the bundler did not answer']
}

import { isAddressEqual, parseTransaction } from 'viem'
import { getBlockNumber, getTransactionCount, sendRawTransaction } from 'viem/actions'
import type { AccountParts } from './accountParts.ts'
import { isAsExpected } from './isAsExpected.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import type { SentCalls } from './sentCalls.ts'

/**
 * Sends calls as a transaction that the account sends to itself.
 * @throws {@link OperationError}
 */
export async function sendTransaction(
  parts: AccountParts,
  prepared: Extract<PreparedCalls, { kind: 'transaction' }>,
): Promise<Extract<SentCalls, { kind: 'transaction' }>> {
  const { client, chainId, owner } = parts
  const { implementation, isUpgrade, data, gas, maxFeePerGas, maxPriorityFeePerGas } = prepared
  const { address: to } = owner
  const nonce = await getTransactionCount(client, { address: to, blockTag: 'pending' })
  const expected = { account: to, calls: prepared.calls, limits: prepared.limits }
  if (!isAsExpected(data, expected)) throw new OperationError('altered', 'calls')
  const authorizationList = isUpgrade
    ? [
        await owner.signAuthorization({
          // The transaction itself uses the nonce before.
          ...{ address: implementation.address, chainId, nonce: nonce + 1 },
        }),
      ]
    : undefined
  const shared = { to, data, gas, nonce, chainId, maxFeePerGas, maxPriorityFeePerGas }
  const raw = await owner.signTransaction(
    authorizationList
      ? { ...shared, authorizationList, type: 'eip7702' }
      : { ...shared, type: 'eip1559' },
  )
  const signed = parseTransaction(raw)
  const isAsAsked =
    signed.data?.toLowerCase() === data.toLowerCase() &&
    signed.to &&
    isAddressEqual(signed.to, to) &&
    !signed.value
  if (!isAsAsked || signed.chainId !== chainId || signed.nonce !== nonce)
    throw new OperationError('altered', 'transaction')
  const block = await getBlockNumber(client)
  const hash = await sendRawTransaction(client, { serializedTransaction: raw }).catch((cause) => {
    throw new OperationError('rejected', 'the node refused it', { cause })
  })
  return { kind: 'transaction', hash, block }
}

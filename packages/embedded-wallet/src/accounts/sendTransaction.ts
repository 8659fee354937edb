import { type Hex, isHex, numberToHex, parseTransaction } from 'viem'
import { getBlockNumber, getTransactionCount, sendRawTransaction } from 'viem/actions'
import type { AccountParts } from './accountParts.ts'
import { checkTransaction } from './checkTransaction.ts'
import { isAsExpected } from './isAsExpected.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import type { SentTransaction } from './sentTransaction.ts'
import { toFrameCalls } from './toFrameCalls.ts'
import { toFrameFees } from './toFrameFees.ts'

/**
 * Sends calls as a transaction that the account sends to itself.
 * @throws {@link OperationError}
 */
export async function sendTransaction(
  parts: AccountParts,
  prepared: Extract<PreparedCalls, { kind: 'transaction' }>,
): Promise<SentTransaction> {
  const { client, chainId, owner } = parts
  const { implementation, isUpgrade, calls, limits, gas } = prepared
  const { address: account } = owner
  const nonce = await getTransactionCount(client, { address: account, blockTag: 'pending' })
  const spent = { nonce, gas: numberToHex(gas), ...toFrameFees(prepared) }
  const road = { kind: 'transaction', ...spent } as const
  // The transaction itself uses the nonce before.
  const upgrade = isUpgrade ? nonce + 1 : undefined
  const [raw, ...more] = await owner.signCalls(toFrameCalls({ prepared, chainId, road, upgrade }))
  if (!isHex(raw) || more.length > 0) throw new OperationError('altered', 'transaction')
  const data: Hex = parseTransaction(raw).data ?? '0x'
  if (!isAsExpected(data, { account, calls, limits })) throw new OperationError('altered', 'calls')
  await checkTransaction(raw, {
    ...{ chainId, nonce, gas, account, to: account, fees: prepared },
    delegate: isUpgrade ? implementation.address : undefined,
  })
  const block = await getBlockNumber(client)
  const hash = await sendRawTransaction(client, { serializedTransaction: raw }).catch((cause) => {
    throw new OperationError('rejected', 'the node refused it', { cause })
  })
  return { kind: 'transaction', hash, block }
}

import { isHex, numberToHex, parseTransaction, zeroAddress } from 'viem'
import { estimateGas, getBlockNumber, getTransactionCount, sendRawTransaction } from 'viem/actions'
import type { AccountParts } from './accountParts.ts'
import { checkTransaction } from './checkTransaction.ts'
import { OperationError } from './operationError.ts'
import { readFees } from './readFees.ts'
import { removalCall } from './removalCall.ts'
import type { SentTransaction } from './sentTransaction.ts'
import { toFrameFees } from './toFrameFees.ts'

/**
 * Takes the code away from the account, in a transaction that it pays. Permissions of apps that
 * count on the account's nonce end with it: else they would work again after a new upgrade.
 * @throws {@link OperationError} if the account cannot pay
 * @see EIP-7702, ERC-7710
 */
export async function removeUpgrade(parts: AccountParts): Promise<SentTransaction> {
  const { client, chainId, owner } = parts
  const { address: account } = owner
  const nonce = await getTransactionCount(client, { address: account, blockTag: 'pending' })
  const measured = await estimateGas(client, { account, ...removalCall }).catch((cause) => {
    throw new OperationError('rejected', 'the account cannot pay', { cause })
  })
  const gas = ((measured + 25_000n) * 12n) / 10n
  const fees = await readFees(client)
  const asked = { chainId, nonce, gas: numberToHex(gas), ...toFrameFees(fees) }
  const [raw, ...more] = await owner.signRemoval(asked)
  if (!isHex(raw) || more.length > 0) throw new OperationError('altered', 'transaction')
  if (parseTransaction(raw).data !== removalCall.data) throw new OperationError('altered', 'calls')
  await checkTransaction(raw, {
    ...{ chainId, nonce, gas, account, to: removalCall.to, fees, delegate: zeroAddress },
  })
  const block = await getBlockNumber(client)
  const hash = await sendRawTransaction(client, { serializedTransaction: raw }).catch((cause) => {
    throw new OperationError('rejected', 'the node refused it', { cause })
  })
  return { kind: 'transaction', hash, block }
}

import { encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { estimateGas, getBlockNumber, getTransactionCount, sendRawTransaction } from 'viem/actions'
import { delegationContracts } from '../guard/delegationContracts.ts'
import type { AccountParts } from './accountParts.ts'
import { OperationError } from './operationError.ts'
import { readFees } from './readFees.ts'
import type { SentCalls } from './sentCalls.ts'

const abi = parseAbi(['function incrementNonce(address manager)'])

/**
 * Takes the code away from the account, in a transaction that it pays. Permissions of apps that
 * count on the account's nonce end with it: else they would work again after a new upgrade.
 * @throws {@link OperationError} if the account cannot pay
 * @see EIP-7702, ERC-7710
 */
export async function removeUpgrade(
  parts: AccountParts,
): Promise<Extract<SentCalls, { kind: 'transaction' }>> {
  const { client, chainId, owner } = parts
  const nonce = await getTransactionCount(client, { address: owner.address, blockTag: 'pending' })
  const authorization = await owner.signAuthorization({
    ...{ address: zeroAddress, chainId, nonce: nonce + 1 },
  })
  const data = encodeFunctionData({ abi, args: [delegationContracts.manager] })
  const request = { to: delegationContracts.nonce, data }
  const measured = await estimateGas(client, { account: owner.address, ...request }).catch(
    (cause) => {
      throw new OperationError('rejected', 'the account cannot pay', { cause })
    },
  )
  const raw = await owner.signTransaction({
    ...{ ...request, ...(await readFees(client)), chainId, nonce, type: 'eip7702' },
    gas: ((measured + 25_000n) * 12n) / 10n,
    authorizationList: [authorization],
  })
  const block = await getBlockNumber(client)
  const hash = await sendRawTransaction(client, { serializedTransaction: raw }).catch((cause) => {
    throw new OperationError('rejected', 'the node refused it', { cause })
  })
  return { kind: 'transaction', hash, block }
}

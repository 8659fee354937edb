import { type Client, parseAbiItem, type TransactionReceipt } from 'viem'
import { getCode, getLogs, getTransactionReceipt } from 'viem/actions'
import type { SentCalls } from '../accounts/sentCalls.ts'

const event = parseAbiItem(
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
)

/** A receipt, and whether the calls in it succeeded. */
export type FoundReceipt = { readonly receipt: TransactionReceipt; readonly isDone: boolean }

/**
 * The transaction that has what was sent, by the chain itself and not by the bundler. `undefined`
 * while there is none.
 */
export async function findReceipt(
  client: Client,
  sent: SentCalls,
): Promise<FoundReceipt | undefined> {
  if (sent.kind === 'transaction') {
    const receipt = await getTransactionReceipt(client, sent).catch(() => undefined)
    return receipt && { receipt, isDone: receipt.status === 'success' }
  }
  const { entryPoint: address, sender, hash: userOpHash, block: fromBlock } = sent
  const logs = await getLogs(client, { address, event, args: { userOpHash, sender }, fromBlock })
  const [log] = logs
  if (!log) return undefined
  const receipt = await getTransactionReceipt(client, { hash: log.transactionHash })
  const isDone = receipt.status === 'success' && log.args.success === true
  // An account that is still not there has made no calls, whatever the log says.
  const isThere = !sent.isNew || (await getCode(client, { address: sender })) !== undefined
  return { receipt, isDone: isDone && isThere }
}

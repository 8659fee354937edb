import { createClient, http, numberToHex, type TransactionReceipt } from 'viem'
import type { AuthContext } from './authContext.ts'
import { findChain } from './findChain.ts'
import { findReceipt } from './findReceipt.ts'
import { rpcError } from './rpcError.ts'

/**
 * The answer of `wallet_getCallsStatus`, by what the chain says.
 * @throws an error with the code 5730 for a batch that is not known
 * @see EIP-5792
 */
export async function readCallsStatus(context: AuthContext, params: unknown): Promise<object> {
  const [id]: unknown[] = Array.isArray(params) ? params : []
  const batch = typeof id === 'string' ? context.sent.find(id) : undefined
  if (!batch) throw rpcError(5730, 'Unknown batch.')
  const { chainId, sent } = batch
  const client = createClient({ transport: http(findChain(context, chainId).rpcUrl) })
  const found = await findReceipt(client, sent)
  return {
    ...{ version: '2.0.0', id, chainId: numberToHex(chainId), atomic: true },
    status: !found ? 100 : found.isDone ? 200 : 500,
    receipts: found ? [toReceipt(found.receipt)] : [],
  }
}

function toReceipt({ logs, ...receipt }: TransactionReceipt): object {
  const { blockHash, blockNumber, gasUsed, status, transactionHash } = receipt
  return {
    ...{ blockHash, transactionHash, status: status === 'success' ? '0x1' : '0x0' },
    ...{ blockNumber: numberToHex(blockNumber), gasUsed: numberToHex(gasUsed) },
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
  }
}

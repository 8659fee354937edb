import { readProperty } from '@cleat/core/adapter'

/** A node's receipt, as wallets give it for a batch. @see EIP-5792 */
export function toWalletReceipt(receipt: unknown): unknown {
  const [status, blockHash, blockNumber, gasUsed, transactionHash] = [
    ...['status', 'blockHash', 'blockNumber', 'gasUsed', 'transactionHash'],
  ].map((key) => readProperty(receipt, key))
  const logs: unknown = readProperty(receipt, 'logs')
  return {
    ...{ status, blockHash, blockNumber, gasUsed, transactionHash },
    logs: (Array.isArray(logs) ? logs : []).map((log) => ({
      address: readProperty(log, 'address'),
      data: readProperty(log, 'data'),
      topics: readProperty(log, 'topics'),
    })),
  }
}

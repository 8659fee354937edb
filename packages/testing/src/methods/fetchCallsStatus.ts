import { type Hex, toHex } from 'viem'
import { isRecord } from '../params/isRecord.ts'
import type { Bundle } from '../state/createBundles.ts'
import type { Rpc } from './rpc.ts'

type Receipt = Readonly<Record<string, unknown>>

/** The answer of `wallet_getCallsStatus` (EIP-5792). */
export async function fetchCallsStatus(parameters: { bundle: Bundle; rpc: Rpc }): Promise<Receipt> {
  const { bundle, rpc } = parameters
  const { id, chain, isAtomic, hashes } = bundle
  const fetchReceipt = (hash: Hex) =>
    rpc({ rpcUrl: chain.rpcUrl, method: 'eth_getTransactionReceipt', params: [hash] })
  const receipts = (await Promise.all(hashes.map(fetchReceipt))).filter(isRecord)
  const head = { version: '2.0.0', id, chainId: toHex(chain.id), atomic: isAtomic }
  const status = toStatus({ bundle, receipts })
  return { ...head, status, receipts: receipts.map(toReceipt) }
}

/** 100 pending, 200 confirmed, 500 reverted completely, 600 reverted partially. */
function toStatus(parameters: { bundle: Bundle; receipts: readonly Receipt[] }): number {
  const { bundle, receipts } = parameters
  if (receipts.length < bundle.hashes.length) return 100
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  if (succeeded === 0) return 500
  return bundle.isComplete && succeeded === receipts.length ? 200 : 600
}

function toReceipt(receipt: Receipt): Receipt {
  const { status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  const logs = (Array.isArray(receipt.logs) ? receipt.logs : []).filter(isRecord)
  return {
    ...{ status, blockHash, blockNumber, gasUsed, transactionHash },
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
  }
}

import type { ReadBlock, Receipt } from './blockSchema.ts'

export type IndexedTransfer = {
  readonly logIndex: number
  readonly sender: string
  readonly recipient: string
  readonly token: string | null
  readonly amountAtomic: bigint
}

export type IndexedTransaction = {
  readonly hash: string
  readonly position: number
  readonly sender: string
  readonly recipient: string | null
  readonly nonce: number
  readonly isFailed: boolean
  readonly transfers: readonly IndexedTransfer[]
}

/** What of a block is kept. */
export type HistoryBlock = {
  readonly number: bigint
  readonly hash: string
  readonly parentHash: string
  readonly minedAt: Date
  readonly transactions: readonly IndexedTransaction[]
}

export declare namespace toHistoryBlock {
  type Parameters = { block: ReadBlock; receipts: readonly Receipt[] }
}

const nativeLogIndex = -1
/** `Transfer(address,address,uint256)` */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * The transfers of a block: of the native currency, and of tokens as ERC-20 logs them. `undefined` when the receipts are of another
 * block, because the chain changed between two questions.
 */
export function toHistoryBlock(parameters: toHistoryBlock.Parameters): HistoryBlock | undefined {
  const { block, receipts } = parameters
  if (receipts.length !== block.transactions.length) return undefined
  if (receipts.some(({ blockHash }) => blockHash !== block.hash)) return undefined
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  const transactions: IndexedTransaction[] = []
  for (const [position, transaction] of block.transactions.entries()) {
    const { hash, from, to = null, nonce, value } = transaction
    const receipt = byHash.get(hash)
    if (!receipt) return undefined
    const isFailed = receipt.status === 0n
    const target = to ?? receipt.contractAddress
    const native =
      value > 0n && target && !isFailed
        ? [toTransfer({ logIndex: nativeLogIndex, from, to: target, token: null, amount: value })]
        : []
    const transfers = [...native, ...receipt.logs.flatMap(readLog)]
    const isKept = transfers.length > 0 || (isFailed && value > 0n)
    if (isKept) {
      transactions.push({ hash, position, sender: from, recipient: to, nonce, isFailed, transfers })
    }
  }
  const { number, hash, parentHash, timestamp } = block
  return { number, hash, parentHash, minedAt: new Date(timestamp * 1000), transactions }
}

function readLog({ address, topics, data, logIndex }: Receipt['logs'][number]): IndexedTransfer[] {
  const [topic, from, to, ...more] = topics
  if (topic !== transferTopic || !from || !to || more.length > 0 || data.length !== 66) return []
  const amount = BigInt(data)
  // Transfers of nothing are how strangers get their address into somebody's history.
  if (amount === 0n || !isAddressWord(from) || !isAddressWord(to)) return []
  return [
    toTransfer({ logIndex, from: toAddress(from), to: toAddress(to), token: address, amount }),
  ]
}

type Transfer = { logIndex: number; from: string; to: string; token: string | null; amount: bigint }

function toTransfer({ logIndex, from, to, token, amount }: Transfer): IndexedTransfer {
  return { logIndex, sender: from, recipient: to, token, amountAtomic: amount }
}

function isAddressWord(word: string): boolean {
  return word.startsWith(`0x${'0'.repeat(24)}`)
}

function toAddress(word: string): string {
  return `0x${word.slice(26)}`
}

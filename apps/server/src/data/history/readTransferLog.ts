import { decodeAbiParameters, parseAbiParameters } from 'viem/utils'
import type { Receipt } from './blockSchema.ts'
import type { HistoryItem } from './historySource.ts'

/** A transfer from a contract's log. */
export type LoggedTransfer = {
  readonly logIndex: number
  /** The index in an event with several transfers. */
  readonly part: number
  readonly sender: string
  readonly recipient: string
  readonly token: string
  readonly amountAtomic: bigint
  readonly item: HistoryItem | undefined
}

type Log = Receipt['logs'][number]

/**
 * `Transfer(address,address,uint256)` of ERC-20, and of ERC-721 with the last parameter indexed.
 */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` of ERC-1155. */
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])` of ERC-1155. */
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

const pair = parseAbiParameters('uint256 id, uint256 value')
const lists = parseAbiParameters('uint256[] ids, uint256[] values')

/**
 * Reads the transfers of an event. Empty if it is another event or does not follow its standard.
 * Zero-value transfers are left out, because they are address poisoning.
 */
export function readTransferLog(log: Log): LoggedTransfer[] {
  const { address: token, topics, logIndex } = log
  const [topic] = topics
  const isBatch = topic === singleTopic || topic === batchTopic
  const [from, to] = isBatch ? topics.slice(2) : topics.slice(1)
  if (!from || !to || !isAddressWord(from) || !isAddressWord(to)) return []
  const [sender, recipient] = [toAddress(from), toAddress(to)]
  return readMoved(log)
    .filter(({ amountAtomic }) => amountAtomic > 0n)
    .map((moved, part) => ({ logIndex, part, sender, recipient, token, ...moved }))
}

type Moved = Pick<LoggedTransfer, 'amountAtomic' | 'item'>

function readMoved({ topics, data }: Log): readonly Moved[] {
  const [topic, , , last] = topics
  if (topics.length === 3 && topic === transferTopic && data.length === 66) {
    return [{ amountAtomic: BigInt(data), item: undefined }]
  }
  if (topics.length !== 4 || last === undefined) return []
  try {
    switch (topic) {
      case transferTopic:
        return [{ amountAtomic: 1n, item: { standard: 'erc721', id: BigInt(last) } }]
      case singleTopic: {
        const [id, amountAtomic] = decodeAbiParameters(pair, data)
        return [{ amountAtomic, item: { standard: 'erc1155', id } }]
      }
      case batchTopic: {
        const [ids, values] = decodeAbiParameters(lists, data)
        if (ids.length !== values.length) return []
        return ids.map((id, index) => ({
          amountAtomic: values[index] ?? 0n,
          item: { standard: 'erc1155', id },
        }))
      }
      default:
        return []
    }
  } catch {
    // Contracts can log invalid data.
    return []
  }
}

function isAddressWord(word: string): boolean {
  return word.startsWith(`0x${'0'.repeat(24)}`)
}

function toAddress(word: string): string {
  return `0x${word.slice(26)}`
}

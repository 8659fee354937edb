import type { HistoryItem, HistoryTransaction, HistoryTransfer } from '../history/historySource.ts'
import type { EtherscanAction, EtherscanEntry } from './etherscanSchemas.ts'

export declare namespace mergeEtherscanLists {
  type Parameters = { chainId: string } & {
    [action in EtherscanAction]: readonly EtherscanEntry<action>[]
  }
}

/** A transaction with its position in the chain. */
export type PlacedTransaction = {
  readonly block: number
  readonly position: number
  readonly transaction: HistoryTransaction
}

type Signed = EtherscanEntry<'txlist'>
type Moved = { readonly hash: string; readonly transfer: HistoryTransfer }

/**
 * The account's transactions, newest first, each merged from the lists. Transactions without any
 * transfer or attempt are left out.
 */
export function mergeEtherscanLists(
  parameters: mergeEtherscanLists.Parameters,
): PlacedTransaction[] {
  const { chainId, txlist, tokentx, tokennfttx, token1155tx } = parameters
  const moved = [
    ...txlist.flatMap(toNativeTransfer),
    ...tokentx.map((entry) => toTransfer({ entry, amountAtomic: entry.value })),
    ...tokennfttx.map((entry) =>
      toTransfer({ entry, amountAtomic: 1n, item: { standard: 'erc721', id: entry.tokenID } }),
    ),
    ...token1155tx.map((entry) =>
      toTransfer({
        entry,
        amountAtomic: entry.tokenValue,
        item: { standard: 'erc1155', id: entry.tokenID },
      }),
    ),
  ]
  // Zero-value transfers are address poisoning.
  const some = moved.filter(({ transfer }) => transfer.amountAtomic > 0n)
  const transfers = Map.groupBy(some, ({ hash }) => hash)
  const signed = new Map(txlist.map((entry) => [entry.hash, entry]))
  const all = [...token1155tx, ...tokennfttx, ...tokentx, ...txlist]
  const placed = [...new Map(all.map((entry) => [entry.hash, entry])).values()].flatMap((entry) => {
    const { hash, blockNumber: block, transactionIndex: position, nonce, timeStamp } = entry
    const own = signed.get(hash)
    const of = (transfers.get(hash) ?? []).map(({ transfer }) => transfer)
    const isFailed = own?.isError === '1'
    if (of.length === 0 && !(isFailed && own.value > 0n)) return []
    const transaction: HistoryTransaction = {
      chainId,
      hash,
      // Transfer lists do not name the signer.
      sender: own?.from,
      recipient: own && toRecipient(own),
      nonce,
      status: isFailed ? 'failed' : 'confirmed',
      minedAt: new Date(timeStamp * 1000),
      transfers: of,
    }
    return [{ block, position, transaction }]
  })
  return placed.toSorted((a, b) => b.block - a.block || b.position - a.position)
}

function toNativeTransfer(entry: Signed): Moved[] {
  const { hash, from: sender, value: amountAtomic, isError } = entry
  const recipient = toRecipient(entry)
  if (isError === '1' || recipient === undefined) return []
  return [{ hash, transfer: { sender, recipient, tokenAddress: undefined, amountAtomic } }]
}

/** The receiver, or the created contract. */
function toRecipient({ to, contractAddress }: Signed): string | undefined {
  return to ?? contractAddress
}

type TokenEntry = EtherscanEntry<Exclude<EtherscanAction, 'txlist'>>
type ToTransfer = { entry: TokenEntry; amountAtomic: bigint; item?: HistoryItem | undefined }

function toTransfer({ entry, amountAtomic, item }: ToTransfer): Moved {
  const { hash, from: sender, to: recipient, contractAddress: tokenAddress } = entry
  return { hash, transfer: { sender, recipient, tokenAddress, item, amountAtomic } }
}

import * as v from 'valibot'
import { formatUnits, getAddress } from 'viem/utils'
import type { ImageUrls } from '../images/imageUrls.ts'
import type { DescribedTransfer, TransferAsset } from './describedTransfer.ts'
import type { HistoryTransaction, HistoryTransfer } from './historySource.ts'
import { toItemName } from './toItemName.ts'

const optionalText = v.optional(v.string())
const picture = v.object({ url: v.string() })

const transferSchema = v.object({
  fungible_info: v.optional(
    v.object({
      name: optionalText,
      symbol: optionalText,
      icon: v.optional(picture),
    }),
  ),
  nft_info: v.optional(
    v.object({
      name: v.string(),
      content: v.object({ preview: v.nullable(picture) }),
      flags: v.object({
        is_spam: v.pipe(v.boolean(), v.description('Whether it is likely there to lure.')),
      }),
    }),
  ),
  direction: v.picklist(['in', 'out', 'self']),
  quantity: v.object({
    numeric: v.pipe(v.string(), v.description('Exact, with a decimal point.')),
  }),
})

/** One transaction of the answer (wire format of the Data API). */
export const historyEntrySchema = v.pipe(
  v.object({
    id: v.string(),
    metadata: v.object({
      operationType: v.picklist(['send', 'receive', 'trade', 'mint', 'burn', 'execute']),
      hash: v.string(),
      minedAt: v.pipe(v.string(), v.isoTimestamp()),
      sentFrom: v.pipe(
        v.string(),
        v.description('Who signed it; where that is not known, who gave something.'),
      ),
      sentTo: v.pipe(
        v.string(),
        v.description('Whom it was for; the contract when it made one. Empty when not known.'),
      ),
      status: v.picklist(['confirmed', 'failed']),
      nonce: v.number(),
      chain: v.pipe(v.string(), v.description('CAIP-2.')),
    }),
    transfers: v.array(transferSchema),
  }),
  v.metadata({ ref: 'HistoryEntry' }),
)

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>

export declare namespace toHistoryEntry {
  type Parameters = {
    transaction: HistoryTransaction
    transfers: readonly DescribedTransfer[]
    /** Whose history it is. In lower case. */
    account: string
    images: ImageUrls
  }
}

const nobody = `0x${'0'.repeat(40)}`

export function toHistoryEntry(parameters: toHistoryEntry.Parameters): HistoryEntry {
  const { transaction, transfers, account, images } = parameters
  const { chainId, hash, minedAt, status, nonce } = transaction
  const [first] = transaction.transfers
  const sender = transaction.sender ?? first?.sender
  const recipient = transaction.recipient ?? first?.recipient
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType: toOperation({ transfers, account }),
      hash,
      minedAt: minedAt.toISOString(),
      sentFrom: sender ? getAddress(sender) : '',
      sentTo: recipient ? getAddress(recipient) : '',
      status,
      nonce,
      chain: chainId,
    },
    transfers: transfers.map((described) => ({
      ...toInfo(described, images),
      direction: toDirection(described.transfer, account),
      quantity: { numeric: toQuantity(described) },
    })),
  }
}

function toQuantity(described: DescribedTransfer): string {
  const { amountAtomic } = described.transfer
  return formatUnits(amountAtomic, described.kind === 'item' ? 0 : described.asset.decimals)
}

function toInfo(described: DescribedTransfer, images: ImageUrls) {
  if (described.kind === 'fungible') {
    return { fungible_info: toFungibleInfo(described.asset, images) }
  }
  const { collection, item, assetId, isSpam } = described
  // Nobody has to look at what is there to lure.
  const url = isSpam ? undefined : images.ofItem(assetId)
  return {
    nft_info: {
      name: toItemName({ collection, id: item.id }),
      content: { preview: url === undefined ? null : { url } },
      flags: { is_spam: isSpam },
    },
  }
}

function toFungibleInfo({ name, symbol, logoUri }: TransferAsset, images: ImageUrls) {
  return {
    ...(name && { name }),
    ...(symbol && { symbol, icon: { url: images.ofToken({ symbol, logoUri }) } }),
  }
}

function toDirection({ sender, recipient }: HistoryTransfer, account: string) {
  if (sender === recipient) return 'self'
  return sender === account ? 'out' : 'in'
}

type Operation = Pick<toHistoryEntry.Parameters, 'transfers' | 'account'>

function toOperation({ transfers, account }: Operation): HistoryEntry['metadata']['operationType'] {
  const directions = new Set(transfers.map(({ transfer }) => toDirection(transfer, account)))
  if (directions.size === 0) return 'execute'
  if (directions.has('in') && directions.has('out')) return 'trade'
  const isAll = (side: 'sender' | 'recipient') =>
    transfers.every(({ transfer }) => transfer[side] === nobody)
  if (directions.has('in')) return isAll('sender') ? 'mint' : 'receive'
  return isAll('recipient') ? 'burn' : 'send'
}

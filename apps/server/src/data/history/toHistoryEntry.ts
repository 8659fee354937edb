import * as v from 'valibot'
import { formatUnits, getAddress } from 'viem/utils'
import type { ImageUrls } from '../routing/imageUrls.ts'
import type { DescribedTransfer, TransferAsset } from './describedTransfer.ts'
import type { HistoryTransaction } from './historySource.ts'
import { toDirection } from './toDirection.ts'
import { toItemName } from './toItemName.ts'
import { operations, toOperation } from './toOperation.ts'
import { toParties } from './toParties.ts'

const optionalText = v.optional(v.string())
const picture = v.object({ url: v.string() })

const transferSchema = v.object({
  fungible_info: v.optional(
    v.object({
      name: optionalText,
      symbol: optionalText,
      address: v.optional(
        v.pipe(v.string(), v.description('CAIP-10. Absent for the native currency.')),
      ),
      icon: v.optional(picture),
    }),
  ),
  nft_info: v.optional(
    v.object({
      name: v.string(),
      content: v.object({ preview: v.nullable(picture) }),
      flags: v.object({
        is_spam: v.pipe(v.boolean(), v.description('Whether the token is likely spam.')),
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
      operationType: v.picklist(operations),
      hash: v.string(),
      minedAt: v.pipe(v.string(), v.isoTimestamp()),
      sentFrom: v.pipe(
        v.string(),
        v.description(
          'For received transfers, the sender, if there is only one. Otherwise the signer. Empty if unknown.',
        ),
      ),
      sentTo: v.pipe(
        v.string(),
        v.description(
          'For sent transfers, the receiver; empty if there are several. For received transfers, the account. Otherwise the contract that was called or created; empty if unknown.',
        ),
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
    /** The account of the history, in lower case. */
    account: string
    images: ImageUrls
  }
}

export function toHistoryEntry(parameters: toHistoryEntry.Parameters): HistoryEntry {
  const { transaction, transfers, account, images } = parameters
  const { chainId, hash, minedAt, status, nonce } = transaction
  const moved = { transfers: transfers.map(({ transfer }) => transfer), account }
  const { sentFrom, sentTo } = toParties({ transaction, ...moved })
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType: toOperation(moved),
      hash,
      minedAt: minedAt.toISOString(),
      sentFrom: sentFrom ? getAddress(sentFrom) : '',
      sentTo: sentTo ? getAddress(sentTo) : '',
      status,
      nonce,
      chain: chainId,
    },
    transfers: transfers.map((described) => ({
      ...toInfo({ described, chainId, images }),
      direction: toDirection(described.transfer, account),
      quantity: { numeric: toQuantity(described) },
    })),
  }
}

function toQuantity(described: DescribedTransfer): string {
  const { amountAtomic } = described.transfer
  return formatUnits(amountAtomic, described.kind === 'item' ? 0 : described.asset.decimals)
}

type Info = { described: DescribedTransfer; chainId: string; images: ImageUrls }

function toInfo({ described, chainId, images }: Info) {
  if (described.kind === 'fungible') {
    const { tokenAddress } = described.transfer
    return {
      fungible_info: {
        ...toFungibleInfo(described.asset, images),
        ...(tokenAddress && { address: `${chainId}:${getAddress(tokenAddress)}` }),
      },
    }
  }
  const { collection, item, assetId, isSpam } = described
  // Spam gets no image.
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

import * as v from 'valibot'
import { formatUnits, getAddress } from 'viem/utils'
import { toTokenImageUrl } from '../images/toTokenImageUrl.ts'
import type { HistoryTransaction, HistoryTransfer } from './historySource.ts'

const optionalText = v.optional(v.string())

const transferSchema = v.object({
  fungible_info: v.optional(
    v.object({
      name: optionalText,
      symbol: optionalText,
      icon: v.optional(v.object({ url: v.string() })),
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
      sentFrom: v.string(),
      sentTo: v.pipe(v.string(), v.description('Empty when a contract was made.')),
      status: v.picklist(['confirmed', 'failed']),
      nonce: v.number(),
      chain: v.pipe(v.string(), v.description('CAIP-2.')),
    }),
    transfers: v.array(transferSchema),
  }),
  v.metadata({ ref: 'HistoryEntry' }),
)

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>

/** What can be shown of a token. */
export type TransferAsset = {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals: number
  readonly logoUri?: string | undefined
}

export type DescribedTransfer = {
  readonly transfer: HistoryTransfer
  readonly asset: TransferAsset
}

export declare namespace toHistoryEntry {
  type Parameters = {
    transaction: HistoryTransaction
    transfers: readonly DescribedTransfer[]
    /** Whose history it is. In lower case. */
    account: string
    origin: string
  }
}

const nobody = `0x${'0'.repeat(40)}`

export function toHistoryEntry(parameters: toHistoryEntry.Parameters): HistoryEntry {
  const { transaction, transfers, account, origin } = parameters
  const { chainId, hash, minedAt, sender, recipient, status, nonce } = transaction
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType: toOperation({ transfers, account }),
      hash,
      minedAt: minedAt.toISOString(),
      sentFrom: getAddress(sender),
      sentTo: recipient ? getAddress(recipient) : '',
      status,
      nonce,
      chain: chainId,
    },
    transfers: transfers.map(({ transfer, asset }) => ({
      fungible_info: toInfo(asset, origin),
      direction: toDirection(transfer, account),
      quantity: { numeric: formatUnits(transfer.amountAtomic, asset.decimals) },
    })),
  }
}

function toInfo({ name, symbol, logoUri }: TransferAsset, origin: string) {
  return {
    ...(name && { name }),
    ...(symbol && {
      symbol,
      icon: { url: toTokenImageUrl({ token: { symbol, logoUri }, origin }) },
    }),
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

import { getAddress } from 'viem/utils'
import type { EvmChain, OpenChains } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { Token } from '../knownTokens/token.ts'
import { isImitation } from '../tokens/isImitation.ts'
import { isLure } from '../tokens/isLure.ts'
import type { TokenSource, UnlistedToken } from '../tokens/tokenSource.ts'
import type { DescribedTransfer } from './describedTransfer.ts'
import type { HistoryItem, HistoryTransaction, HistoryTransfer } from './historySource.ts'

export declare namespace describeTransfers {
  type Parameters = {
    chains: OpenChains
    transactions: readonly HistoryTransaction[]
    /** The account of the history, in lower case. */
    account: string
    tokens: TokenSource
    drops: Drops
    signal: AbortSignal
  }
  type ReturnType = readonly {
    transaction: HistoryTransaction
    transfers: readonly DescribedTransfer[]
  }[]
}

/** The maximum number of transfers of one transaction. Larger ones are airdrop spam. */
const transfersLimit = 50

/**
 * Adds token metadata to transfers. An unlisted token is left out unless the account signed,
 * because strangers poison histories this way. A transaction that the account did not sign is left
 * out if no transfer remains.
 */
export async function describeTransfers(
  parameters: describeTransfers.Parameters,
): Promise<describeTransfers.ReturnType> {
  const { transactions, account, drops } = parameters
  const byChain = Object.entries(Object.groupBy(transactions, ({ chainId }) => chainId))
  const known = new Map(
    await Promise.all(
      byChain.map(async ([id, of = []]) => [id, await readTokens(parameters, id, of)] as const),
    ),
  )
  return transactions.flatMap((transaction) => {
    const { chainId, transfers } = transaction
    if (transfers.length > transfersLimit) {
      drops.add('more than is taken', chainId, transfers.length - transfersLimit)
    }
    const tokens = known.get(chainId)
    const described = transfers
      .slice(0, transfersLimit)
      .flatMap((transfer) =>
        tokens ? (describe({ transaction, transfer, tokens, account, drops }) ?? []) : [],
      )
    const isForeign = described.length === 0 && transaction.sender !== account
    return isForeign ? [] : [{ transaction, transfers: described }]
  })
}

type KnownTokens = {
  readonly chain: EvmChain
  readonly fungible: ReadonlyMap<string, Token | UnlistedToken>
  readonly collections: ReadonlyMap<string, string>
}

async function readTokens(
  { chains, tokens, signal }: describeTransfers.Parameters,
  chainId: string,
  transactions: readonly HistoryTransaction[],
): Promise<KnownTokens | undefined> {
  const chain = chains.get(chainId)
  if (chain?.namespace !== 'eip155') return undefined
  const all = transactions.flatMap(({ transfers }) => transfers.slice(0, transfersLimit))
  const list = (transfers: readonly HistoryTransfer[]) => [
    ...new Set(transfers.flatMap(({ tokenAddress }) => tokenAddress ?? []).map(toChecksummed)),
  ]
  const [fungible, collections] = await Promise.all([
    tokens.describe({ chain, addresses: list(all.filter(({ item }) => !item)), signal }),
    tokens.describeCollections({ chain, addresses: list(all.filter(({ item }) => item)), signal }),
  ])
  return { chain, fungible, collections }
}

type Describe = {
  transaction: HistoryTransaction
  transfer: HistoryTransfer
  tokens: KnownTokens
  account: string
  drops: Drops
}

function describe(parameters: Describe): DescribedTransfer | undefined {
  const { transaction, transfer, tokens, account, drops } = parameters
  const { chain, fungible } = tokens
  const { tokenAddress, item } = transfer
  if (tokenAddress === undefined) {
    return { kind: 'fungible', transfer, asset: chain.nativeCurrency }
  }
  const address = getAddress(tokenAddress)
  if (item) return describeItem({ ...parameters, item, address })
  const asset = fungible.get(address)
  if (!asset) return undefined
  const isForged = transfer.sender === account && transaction.sender !== account
  if (isForged && !chain.tokens.has(address)) {
    drops.add('transfer that its sender did not sign', chain.id)
    return undefined
  }
  return { kind: 'fungible', transfer, asset }
}

type DescribeItem = Describe & { item: HistoryItem; address: string }

/**
 * A marketplace moves items for their owners, so an item transfer signed by another account may be
 * genuine. It is marked as unverified.
 */
function describeItem(parameters: DescribeItem): DescribedTransfer {
  const { transaction, transfer, tokens, account, item, address } = parameters
  const { chain, collections } = tokens
  const collection = collections.get(address)
  const isStrange =
    transfer.sender === account ||
    (collection !== undefined &&
      (isLure(collection) || isImitation({ token: { name: collection }, chain })))
  return {
    kind: 'item',
    transfer,
    item,
    collection,
    assetId: `${chain.id}/${item.standard}:${address}/${item.id}`,
    isSpam: isStrange && transaction.sender !== account,
  }
}

function toChecksummed(address: string): string {
  return getAddress(address)
}

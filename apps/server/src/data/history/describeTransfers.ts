import { getAddress } from 'viem/utils'
import type { EvmChain, OpenChains } from '../chains/openChains.ts'
import type { Drops } from '../createDrops.ts'
import type { Token } from '../tokens/token.ts'
import type { StrangeToken, TokenSource } from '../tokens/tokenSource.ts'
import type { HistoryTransaction, HistoryTransfer } from './historySource.ts'
import type { DescribedTransfer } from './toHistoryEntry.ts'

export declare namespace describeTransfers {
  type Parameters = {
    chains: OpenChains
    transactions: readonly HistoryTransaction[]
    /** Whose history it is. In lower case. */
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

/** Of one transaction. What moves more is a mass mailing. */
const transfersLimit = 50

/**
 * Adds what the tokens are. What a token claims that nobody knows is left out where it is about somebody who did not sign: that is how
 * strangers put an address into the history of others. A transaction of which nothing is left, and that somebody else signed, goes too.
 */
export async function describeTransfers(
  parameters: describeTransfers.Parameters,
): Promise<describeTransfers.ReturnType> {
  const { chains, transactions, account, tokens, drops, signal } = parameters
  const known = new Map<string, ReadonlyMap<string, Token | StrangeToken>>()
  for (const [chainId, of] of Object.entries(Object.groupBy(transactions, (it) => it.chainId))) {
    const chain = chains.get(chainId)
    if (chain?.namespace === 'eip155') {
      const addresses = listTokens(of ?? [])
      known.set(chainId, await tokens.describe({ chain, addresses, signal }))
    }
  }

  const describe = (transaction: HistoryTransaction, transfer: HistoryTransfer) => {
    const chain = chains.get(transaction.chainId) as EvmChain
    if (transfer.tokenAddress === undefined) return { transfer, asset: chain.nativeCurrency }
    const address = getAddress(transfer.tokenAddress)
    const asset = known.get(transaction.chainId)?.get(address)
    if (!asset) return undefined
    const isForged = transfer.sender === account && transaction.sender !== account
    if (isForged && !chain.tokens.has(address)) {
      drops.add('transfer that its sender did not sign', chain.id)
      return undefined
    }
    return { transfer, asset }
  }

  return transactions.flatMap((transaction) => {
    const { chainId, transfers } = transaction
    if (transfers.length > transfersLimit) {
      drops.add('more than is taken', chainId, transfers.length - transfersLimit)
    }
    const described = transfers
      .slice(0, transfersLimit)
      .flatMap((transfer) => describe(transaction, transfer) ?? [])
    const isForeign = described.length === 0 && transaction.sender !== account
    return isForeign ? [] : [{ transaction, transfers: described }]
  })
}

function listTokens(transactions: readonly HistoryTransaction[]): string[] {
  const all = transactions.flatMap(({ transfers }) =>
    transfers.slice(0, transfersLimit).flatMap(({ tokenAddress }) => tokenAddress ?? []),
  )
  return [...new Set(all)].map((address) => getAddress(address))
}

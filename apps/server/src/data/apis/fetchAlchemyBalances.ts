import * as v from 'valibot'
import { getAddress, isAddress } from 'viem/utils'
import type { Holding } from '../balance/balanceSource.ts'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { Token } from '../knownTokens/token.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { JsonRpc } from '../rpc/createJsonRpc.ts'
import { hexNumber } from '../rpc/hexSchema.ts'
import type { TokenSource } from '../tokens/tokenSource.ts'

export declare namespace fetchAlchemyBalances {
  type Parameters = {
    /** Alchemy's node of the chain. */
    rpc: JsonRpc
    chain: EvmChain
    address: string
    tokens: TokenSource
    drops: Drops
    signal: AbortSignal
  }
}

const pageSchema = v.object({
  address: v.string(),
  tokenBalances: v.array(v.unknown()),
  pageKey: v.nullish(v.pipe(v.string(), v.maxLength(2048))),
})
const balanceSchema = v.object({
  contractAddress: v.pipe(
    v.string(),
    v.check((text) => isAddress(text, { strict: false })),
  ),
  tokenBalance: hexNumber,
})

/** Pages of a hundred tokens. Accounts with more mostly hold spam. */
const pagesLimit = 5

/**
 * Fetches all tokens of an account as Alchemy lists them. Their metadata comes from the chain, so
 * that imitations of known tokens are detected.
 */
export async function fetchAlchemyBalances(
  parameters: fetchAlchemyBalances.Parameters,
): Promise<readonly Holding[]> {
  const { rpc, chain, address, tokens, signal } = parameters
  const [native, amounts] = await Promise.all([
    rpc.call({
      method: 'eth_getBalance',
      params: [address, 'latest'],
      schema: hexNumber,
      signal,
    }),
    readAmounts(parameters),
  ])
  const known = await tokens.describe({ chain, addresses: [...amounts.keys()], signal })
  const held = [...amounts].flatMap(([key, amountAtomic]) => {
    const { name, symbol, ...token } = known.get(key) ?? {}
    // A token without a name and symbol cannot be identified.
    if (!('address' in token) || !name || !symbol) return []
    return [{ token: { ...token, name, symbol } satisfies Token, amountAtomic }]
  })
  return [{ token: undefined, amountAtomic: native }, ...held]
}

async function readAmounts(
  parameters: fetchAlchemyBalances.Parameters,
): Promise<ReadonlyMap<string, bigint>> {
  const { rpc, chain, address, drops, signal } = parameters
  const amounts = new Map<string, bigint>()
  let unreadable = 0
  let pageKey: string | undefined
  for (let page = 0; page < pagesLimit; page += 1) {
    const answer = await rpc.call({
      method: 'alchemy_getTokenBalances',
      params: [address, 'erc20', ...(pageKey === undefined ? [] : [{ pageKey }])],
      schema: pageSchema,
      signal,
    })
    if (answer.address.toLowerCase() !== address.toLowerCase()) {
      throw new ChainUnavailableError({ chainId: chain.id, reason: 'balances of somebody else' })
    }
    for (const line of answer.tokenBalances) {
      const result = v.safeParse(balanceSchema, line)
      if (!result.success) unreadable += 1
      else if (result.output.tokenBalance > 0n) {
        amounts.set(getAddress(result.output.contractAddress), result.output.tokenBalance)
      }
    }
    const isLast = !answer.pageKey || answer.pageKey === pageKey
    pageKey = answer.pageKey ?? undefined
    if (isLast) break
    if (page === pagesLimit - 1) drops.add('more than is taken', chain.id)
  }
  if (unreadable > 0) drops.add('balance unreadable', chain.id, unreadable)
  return amounts
}

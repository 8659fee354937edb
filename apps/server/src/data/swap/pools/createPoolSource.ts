import * as v from 'valibot'
import type { Address } from 'viem'
import type { Exchange } from '../../chains/exchange.ts'
import type { EvmChain } from '../../chains/openChains.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { toFloor } from '../source/toFloor.ts'
import { toMinimum } from '../source/toMinimum.ts'
import { createPoolReader, type PoolReader } from './createPoolReader.ts'
import { encodeSwap } from './encodeSwap.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { type BestPath, findBestPath } from './findBestPath.ts'
import { getPriceImpactBps } from './getPriceImpactBps.ts'
import { listPaths } from './listPaths.ts'
import { pairKey } from './pairKey.ts'
import { quoteByQuoter } from './quoteByQuoter.ts'
import { trySwap } from './trySwap.ts'

export declare namespace createPoolSource {
  type Parameters = {
    /** How long reserves are known, in milliseconds. @default 1000 */
    reservesTtlMs?: number | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const lifetimeMs = 30_000
/** In seconds. Clients refuse more than half an hour. */
const deadlineAfter = 1200n
const gas = { base: 60_000n, ofHop: 70_000n }
const memoSchema = v.object({ router: v.string() })

type Priced = { chain: EvmChain; exchange: Exchange; question: SwapQuestion; best: BestPath }

/**
 * Prices of the exchanges in `CHAINS_FILE`, read from the chain: constant-product pools by their
 * reserves, and pools of concentrated liquidity by their quoter.
 */
export function createPoolSource(parameters: createPoolSource.Parameters = {}): SwapSource {
  const { reservesTtlMs, now = Date.now } = parameters
  const readers = new Map<Exchange, PoolReader>()
  const open = (exchange: Exchange) => {
    const reader = readers.get(exchange) ?? createPoolReader({ exchange, reservesTtlMs })
    readers.set(exchange, reader)
    return reader
  }

  const find = async (wanted: Wanted): Promise<BestPath | undefined> => {
    const { chain, exchange, question, isFirm: isFresh, signal } = wanted
    const { from, to, amount } = question
    const { wrapped, through, feeBps } = exchange
    const [first, last] = [from, to].map(({ isNative, address }) =>
      isNative ? wrapped : (address as Address),
    )
    // Wrapping and unwrapping are no swaps.
    if (!first || !last || first === last) return undefined
    const paths = listPaths({ from: first, to: last, through })
    const keys = new Set(paths.flatMap(toKeys))
    const reserves = await open(exchange).read({ chain, keys: [...keys], isFresh, signal })
    return findBestPath({ paths, reserves, amount, feeBps })
  }

  const quote = async (wanted: Wanted): Promise<SourceQuote | undefined> => {
    const { chain, exchange, question, isFirm } = wanted
    const best = await find(wanted)
    if (!best) return undefined
    const priced = { chain, exchange, question, best }
    return isFirm
      ? firm({ ...priced, wanted })
      : toQuote({ ...priced, expiresAt: now() + lifetimeMs })
  }

  const firm = async ({ wanted, ...priced }: Priced & { wanted: Wanted }) => {
    const { chain, exchange, question, best } = priced
    const { signal, least } = wanted
    const { router } = exchange
    const { path, amountOut } = best
    const chainTime = await fetchChainTime({ chain, signal })
    // The latest block of an idle local chain may be hours old.
    const ownTime = BigInt(Math.floor(now() / 1000))
    const deadline = (chainTime > ownTime ? chainTime : ownTime) + deadlineAfter
    const tried = await trySwap({ chain, question, router, path, amountOut, deadline, signal })
    const { toAmount, takesFee, gasUsed } = tried
    const minToAmount = toMinimum({ toAmount, slippageBps: question.slippageBps, least })
    if (minToAmount === undefined) return undefined
    const data = encodeSwap({ question, path, minToAmount, deadline, takesFee })
    const value = question.from.isNative ? question.amount : 0n
    return {
      ...toQuote({ ...priced, expiresAt: now() + lifetimeMs }),
      toAmount,
      minToAmount,
      ...(gasUsed !== undefined && { gas: toGasLimit(gasUsed) }),
      call: { type: 'evm' as const, to: router, data, value },
    }
  }

  return {
    id: 'pools',
    name: 'Pools',
    kind: 'transaction',
    serves: (chain) =>
      chain.namespace === 'eip155' && chain.exchanges.length + chain.quoters.length > 0,
    async quote({ question, isFirm, signal }) {
      const { chain } = question
      if (chain.namespace !== 'eip155') return []
      const asked = { chain, question, isFirm, signal }
      const quotes = await Promise.all([
        ...chain.exchanges.map((exchange) => quote({ ...asked, exchange })),
        ...chain.quoters.map((exchange) => quoteByQuoter({ ...asked, exchange, now })),
      ])
      return quotes.filter((found) => found !== undefined)
    },
    async build({ question, quote: quoted, signal }) {
      const { chain } = question
      const memo = v.safeParse(memoSchema, quoted.memo)
      if (!memo.success || chain.namespace !== 'eip155') return undefined
      const isMeant = ({ router }: { router: Address }) => router === memo.output.router
      const asked = { chain, question, isFirm: true, least: quoted.minToAmount, signal }
      const exchange = chain.exchanges.find(isMeant)
      if (exchange) return quote({ ...asked, exchange })
      const quoter = chain.quoters.find(isMeant)
      return quoter && quoteByQuoter({ ...asked, exchange: quoter, now })
    },
  }
}

type Wanted = {
  chain: EvmChain
  exchange: Exchange
  question: SwapQuestion
  isFirm: boolean
  /** The minimum that was quoted before. */
  least?: bigint | undefined
  signal: AbortSignal
}

/**
 * A call has to have what is refunded at its end, which is up to a fifth of what it used
 * (EIP-3529), and a 64th more for each call inside it (EIP-150).
 */
function toGasLimit(gasUsed: bigint): bigint {
  return (gasUsed * 7n) / 5n
}

function toKeys(path: readonly Address[]): string[] {
  return path.slice(0, -1).map((token, index) => pairKey(token, path[index + 1] as Address))
}

function toQuote(parameters: Priced & { expiresAt: number }): SourceQuote {
  const { exchange, question, best, expiresAt } = parameters
  const { hops, amountOut } = best
  const { amount, slippageBps } = question
  const { name, router, feeBps } = exchange
  return {
    name,
    toAmount: amountOut,
    minToAmount: toFloor({ amount: amountOut, slippageBps }),
    router,
    spender: router,
    gas: gas.base + gas.ofHop * BigInt(hops.length),
    fees: [],
    priceImpactBps: getPriceImpactBps({ amount, hops, feeBps, amountOut }),
    expiresAt,
    memo: { router },
  }
}

import type { Address, Hex } from 'viem'
import type { EvmChain } from '../../chains/openChains.ts'
import type { QuotedExchange } from '../../chains/quotedExchange.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { toFloor } from '../source/toFloor.ts'
import { toMinimum } from '../source/toMinimum.ts'
import { encodeQuotedSwap } from './encodeQuotedSwap.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { fetchQuotes } from './fetchQuotes.ts'
import { listQuotedPaths } from './listQuotedPaths.ts'
import { simulateSwap } from './simulateSwap.ts'

export declare namespace quoteByQuoter {
  type Parameters = {
    chain: EvmChain
    exchange: QuotedExchange
    question: SwapQuestion
    isFirm: boolean
    /** The minimum that was quoted before. */
    least?: bigint | undefined
    /** Milliseconds since 1970. */
    now: () => number
    signal: AbortSignal
  }
}

const lifetimeMs = 30_000
/** In seconds. Clients refuse more than half an hour. */
const deadlineAfter = 1200n
const gas = { base: 70_000n, ofHop: 90_000n }
/** Digits of a hop in a packed path. */
const hopDigits = 46

/**
 * Quotes a swap over pools of concentrated liquidity, whose quoter is asked for each path.
 * `undefined` if none gives anything, or if what is bought takes a fee of each transfer.
 */
export async function quoteByQuoter(
  parameters: quoteByQuoter.Parameters,
): Promise<SourceQuote | undefined> {
  const { exchange, question, isFirm, now } = parameters
  const best = await findBest(parameters)
  if (!best) return undefined
  const { router, name } = exchange
  const { path, amount, impactBps } = best
  const hops = BigInt(Math.floor((path.length - 2) / hopDigits))
  const quote = {
    ...{ name, router, spender: router, toAmount: amount, fees: [], priceImpactBps: impactBps },
    minToAmount: toFloor({ amount, slippageBps: question.slippageBps }),
    ...{ gas: gas.base + gas.ofHop * hops, expiresAt: now() + lifetimeMs, memo: { router } },
  }
  return isFirm ? addCall(parameters, { quote, path }) : quote
}

type Best = { path: Hex; amount: bigint; impactBps: number }

async function findBest(parameters: quoteByQuoter.Parameters): Promise<Best | undefined> {
  const { chain, exchange, question, signal } = parameters
  const { from, to, amount } = question
  const { wrapped, through, feeTiers, quoter } = exchange
  const [first, last] = [from, to].map(({ isNative, address }) =>
    isNative ? wrapped : (address as Address),
  )
  // Wrapping and unwrapping are no swaps.
  if (!first || !last || first === last) return undefined
  const paths = listQuotedPaths({ from: first, to: last, through, feeTiers })
  const small = amount / 1000n
  const asked = paths.flatMap((path) => [[path, amount] as const, [path, small] as const])
  const given = await fetchQuotes({ chain, quoter, asked, signal })
  const options = paths.map((path, index) => {
    const [all = 0n, part = 0n] = [given[index * 2], given[index * 2 + 1]]
    return { path, amount: all, impactBps: toImpact({ amount, small, all, part }) }
  })
  const best = options.reduce((one, other) => (other.amount > one.amount ? other : one))
  return best.amount > 0n ? best : undefined
}

/** How much worse the whole amount's rate is than that of a thousandth. */
function toImpact(parameters: {
  amount: bigint
  small: bigint
  all: bigint
  part: bigint
}): number {
  const { amount, small, all, part } = parameters
  if (part === 0n) return 0
  const kept = (all * small * 10_000n) / (part * amount)
  return kept >= 10_000n ? 0 : Number(10_000n - kept)
}

async function addCall(
  { chain, exchange, question, least, now, signal }: quoteByQuoter.Parameters,
  { quote, path }: { quote: SourceQuote; path: Hex },
): Promise<SourceQuote | undefined> {
  const { router } = exchange
  const chainTime = await fetchChainTime({ chain, signal })
  // The latest block of an idle local chain may be hours old.
  const ownTime = BigInt(Math.floor(now() / 1000))
  const deadline = (chainTime > ownTime ? chainTime : ownTime) + deadlineAfter
  const encode = (minToAmount: bigint) =>
    encodeQuotedSwap({ question, path, minToAmount, deadline })
  const data = encode(0n)
  const tried = await simulateSwap({ chain, question, router, data, signal })
  // Nothing arrives where the account has not got what it would pay, too.
  const isTried = tried !== undefined && tried.received > 0n
  if (isTried && tried.received < quote.toAmount) return undefined
  const { slippageBps } = question
  const minToAmount = toMinimum({ toAmount: quote.toAmount, slippageBps, least })
  if (minToAmount === undefined) return undefined
  const value = question.from.isNative ? question.amount : 0n
  return {
    ...quote,
    minToAmount,
    ...(isTried && { gas: (tried.gasUsed * 7n) / 5n }),
    call: { type: 'evm', to: router, data: encode(minToAmount), value },
  }
}

import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { toImpactBps } from '../api/toImpactBps.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { BuildParameters, SwapAsset, SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'

export declare namespace createJupiterSource {
  type Parameters = {
    api: SwapApi
    drops: Drops
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const { amount } = wireSchemas
const quoteSchema = v.object({
  inputMint: v.string(),
  outputMint: v.string(),
  inAmount: amount,
  outAmount: amount,
  otherAmountThreshold: amount,
  swapMode: v.literal('ExactIn'),
  slippageBps: v.number(),
  priceImpactPct: v.pipe(v.string(), v.regex(/^-?\d{1,3}(?:\.\d{1,40})?(?:e-\d{1,3})?$/i)),
  platformFee: v.nullish(v.object({ amount: v.optional(amount) })),
})
/** The quote as it is handed back for its transaction. */
const rawSchema = v.record(v.string(), v.unknown())
const swapSchema = v.object({
  swapTransaction: v.pipe(v.string(), v.maxLength(4096)),
  lastValidBlockHeight: v.pipe(v.number(), v.safeInteger()),
})
/** dev.jup.ag, “Common Errors”: routing errors. */
const refusal = {
  schema: v.pipe(
    v.object({ errorCode: v.string() }),
    v.transform(({ errorCode }) => errorCode),
  ),
  noRoute: [
    'NO_ROUTES_FOUND',
    'COULD_NOT_FIND_ANY_ROUTE',
    'ROUTE_PLAN_DOES_NOT_CONSUME_ALL_THE_AMOUNT',
    'MARKET_NOT_FOUND',
    'TOKEN_NOT_TRADABLE',
    'NOT_SUPPORTED',
    'CANNOT_COMPUTE_OTHER_AMOUNT_THRESHOLD',
  ],
}
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const wrapped = 'So11111111111111111111111111111111111111112'
const lifetimeMs = 30_000
/** The most that is paid for priority, in lamports. */
const maxLamports = 1_000_000

/** Prices of Jupiter on Solana (Swap API, version 1). */
export function createJupiterSource(parameters: createJupiterSource.Parameters): SwapSource {
  const { api, drops, now = Date.now } = parameters
  const { name } = api

  const fetchQuote = async (question: SwapQuestion, signal: AbortSignal) => {
    const { chain, from, to, slippageBps } = question
    const chainId = chain.id
    const [inputMint, outputMint] = [toMint(from), toMint(to)]
    // Wrapping is no swap.
    if (inputMint === outputMint) return undefined
    const query = new URLSearchParams({
      inputMint,
      outputMint,
      amount: String(question.amount),
      slippageBps: String(slippageBps),
      swapMode: 'ExactIn',
    })
    const answer = await api.ask({ path: `/swap/v1/quote?${query}`, question, signal })
    const read = readAnswer({ name, chainId, answer, schema: quoteSchema, refusal, drops })
    if (!read) return undefined
    const same = [
      [inputMint, read.inputMint],
      [outputMint, read.outputMint],
      [question.amount, read.inAmount],
      [String(slippageBps), String(read.slippageBps)],
    ] as const
    expectAnswerTo({ name, chainId, same, drops })
    const fee = read.platformFee?.amount ?? 0n
    return {
      toAmount: read.outAmount,
      minToAmount: read.otherAmountThreshold,
      fees: fee > 0n ? [{ name: 'Provider fee' as const, amount: fee, token: to.address }] : [],
      priceImpactBps: toImpactBps(Number(read.priceImpactPct)),
      expiresAt: now() + lifetimeMs,
      memo: v.parse(rawSchema, answer),
    }
  }

  const addCall = async ({ question, quote, signal }: BuildParameters): Promise<SourceQuote> => {
    const { chain, from, to, user } = question
    const chainId = chain.id
    const holdsWrapped = [from, to].some(
      ({ isNative, address }) => !isNative && address === wrapped,
    )
    const body = {
      userPublicKey: user,
      quoteResponse: quote.memo,
      wrapAndUnwrapSol: !holdsWrapped,
      dynamicComputeUnitLimit: true,
      prioritizationFeeLamports: {
        priorityLevelWithMaxLamports: { priorityLevel: 'high', maxLamports },
      },
    }
    const answer = await api.ask({ path: '/swap/v1/swap', body, question, signal })
    const read = readAnswer({ name, chainId, answer, schema: swapSchema, refusal, drops })
    if (!read) return quote
    const { swapTransaction: transaction, lastValidBlockHeight } = read
    return { ...quote, call: { type: 'solana', transaction, lastValidBlockHeight } }
  }

  return {
    id: 'jupiter',
    name: 'Jupiter',
    kind: 'transaction',
    serves: ({ id }) => id === mainnet,
    async quote({ question, isFirm, signal }) {
      const quote = await fetchQuote(question, signal)
      if (!quote) return []
      return [isFirm ? await addCall({ question, quote, signal }) : quote]
    },
    async build({ question, quote, signal }) {
      const isKept = v.is(rawSchema, quote.memo)
      const known = isKept ? quote : await fetchQuote(question, signal)
      return known && addCall({ question, quote: known, signal })
    },
  }
}

function toMint({ isNative, address }: SwapAsset): string {
  return isNative ? wrapped : address
}

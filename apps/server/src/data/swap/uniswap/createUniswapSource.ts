import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { toImpactBps } from '../api/toImpactBps.ts'
import { isWithinFee } from '../source/isWithinFee.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { OperatorFee } from '../source/swapConfig.ts'
import type { BuildParameters, SwapAsset, SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { toFloor } from '../source/toFloor.ts'
import { uniswapSchemas } from './uniswapSchemas.ts'

export declare namespace createUniswapSource {
  type Parameters = {
    api: SwapApi
    drops: Drops
    /** @default none */
    fee?: OperatorFee | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const { quoteSchema, rawSchema, swapSchema, refusal } = uniswapSchemas
/** api-docs.uniswap.org, “Supported Chains”. */
const chains: ReadonlySet<string> = new Set(
  [1, 10, 56, 130, 137, 324, 8453, 42161, 42220, 43114, 7777777].map((id) => `eip155:${id}`),
)
const zero = `0x${'0'.repeat(40)}`
const lifetimeMs = 30_000
/** In seconds. Clients refuse more than half an hour. */
const deadlineAfter = 1200

/** Prices of Uniswap’s Trading API, of its pools alone, and without Permit2. */
export function createUniswapSource(parameters: createUniswapSource.Parameters): SwapSource {
  const { api, drops, fee, now = Date.now } = parameters
  const { name } = api

  const fetchQuote = async (question: SwapQuestion, signal: AbortSignal) => {
    const { chain, from, to, user, slippageBps } = question
    const chainId = chain.id
    const reference = Number(chainId.slice('eip155:'.length))
    const body = {
      type: 'EXACT_INPUT',
      amount: String(question.amount),
      tokenIn: toToken(from),
      tokenOut: toToken(to),
      tokenInChainId: reference,
      tokenOutChainId: reference,
      swapper: user,
      slippageTolerance: slippageBps / 100,
      protocols: ['V2', 'V3', 'V4'],
      urgency: 'normal',
      ...(fee && { integratorFees: [{ bips: fee.bps, recipient: fee.recipient }] }),
    }
    const answer = await api.ask({ path: '/v1/quote', body, question, signal })
    const read = readAnswer({ name, chainId, answer, schema: quoteSchema, refusal, drops })
    if (!read) return undefined
    const { quote } = read
    const taken = readFees(quote, { user, recipient: fee?.recipient })
    const isFair = isWithinFee({ taken: taken.own, left: quote.output.amount - taken.own, fee })
    const same = [
      [String(reference), String(quote.chainId)],
      [from.address, quote.input.token],
      [to.address, quote.output.token],
      [question.amount, quote.input.amount],
      [user, quote.swapper],
      [user, quote.output.recipient ?? user],
      [user, isFair ? user : undefined],
    ] as const
    expectAnswerTo({ name, chainId, same, drops })
    return toQuote({
      question,
      quote,
      taken,
      memo: v.parse(rawSchema, answer),
      expiresAt: now() + lifetimeMs,
    })
  }

  const addCall = async ({ question, quote, signal }: BuildParameters): Promise<SourceQuote> => {
    const { chain, user } = question
    const chainId = chain.id
    const deadline = Math.floor(now() / 1000) + deadlineAfter
    const body = { ...v.parse(rawSchema, quote.memo), deadline, urgency: 'normal' }
    const answer = await api.ask({ path: '/v1/swap', body, question, signal })
    const read = readAnswer({ name, chainId, answer, schema: swapSchema, refusal, drops })
    if (!read) return quote
    const { swap } = read
    const same = [
      [chainId, `eip155:${swap.chainId}`],
      [user, swap.from],
    ] as const
    expectAnswerTo({ name, chainId, same, drops })
    return {
      ...quote,
      router: swap.to,
      spender: swap.to,
      ...(swap.gasLimit && { gas: swap.gasLimit }),
      call: {
        type: 'evm',
        to: swap.to,
        data: swap.data,
        value: swap.value,
        gasPrice: swap.maxFeePerGas ?? swap.gasPrice ?? undefined,
      },
    }
  }

  return {
    id: 'uniswap',
    name: 'Uniswap',
    kind: 'transaction',
    serves: ({ id }) => chains.has(id),
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

function toToken({ isNative, address }: SwapAsset): string {
  return isNative ? zero : address
}

type Quote = v.InferOutput<typeof quoteSchema>['quote']

/** What others than the visitor get, in base units of what is bought. */
type Taken = { readonly own: bigint; readonly others: bigint }

function readFees(
  { portionAmount = 0n, aggregatedOutputs = [] }: Quote,
  { user, recipient: operator }: { user: string; recipient: string | undefined },
): Taken {
  const outputs = aggregatedOutputs.filter(({ recipient }) => recipient && recipient !== user)
  const sum = (list: typeof outputs) => list.reduce((total, { amount = 0n }) => total + amount, 0n)
  const listed = sum(outputs)
  const own = sum(outputs.filter(({ recipient }) => recipient === operator))
  return { own, others: (portionAmount > listed ? portionAmount : listed) - own }
}

type Given = {
  question: SwapQuestion
  quote: Quote
  taken: Taken
  memo: unknown
  expiresAt: number
}

function toQuote({ question, quote, taken, memo, expiresAt }: Given): SourceQuote {
  const { user, to, slippageBps } = question
  const { output, aggregatedOutputs = [], priceImpact, gasUseEstimate } = quote
  // What is quoted has the fees in it.
  const toAmount = output.amount - taken.own - taken.others
  const own = aggregatedOutputs.find(({ recipient }) => recipient === user)
  const fees = [
    { name: 'Service fee', amount: taken.own, token: to.address },
    { name: 'Provider fee', amount: taken.others, token: to.address },
  ] as const
  return {
    toAmount,
    minToAmount: own?.minAmount ?? toFloor({ amount: toAmount, slippageBps }),
    ...(gasUseEstimate && { gas: gasUseEstimate }),
    fees: fees.filter(({ amount }) => amount > 0n),
    ...(priceImpact !== undefined && { priceImpactBps: toImpactBps(priceImpact / 100) }),
    expiresAt,
    memo,
  }
}

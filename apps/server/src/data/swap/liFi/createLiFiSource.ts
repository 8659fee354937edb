import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import type { SourceQuote, SwapFee } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'

export declare namespace createLiFiSource {
  type Parameters = {
    api: SwapApi
    drops: Drops
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const { amount, address, asset, data, quantity } = wireSchemas
const token = v.object({ address: asset })
const quoteSchema = v.object({
  action: v.object({
    fromChainId: v.number(),
    toChainId: v.number(),
    fromToken: token,
    toToken: token,
    fromAmount: amount,
    toAddress: v.nullish(address),
  }),
  estimate: v.object({
    toAmount: amount,
    toAmountMin: amount,
    approvalAddress: address,
    feeCosts: v.nullish(v.array(v.object({ amount, token, included: v.optional(v.boolean()) }))),
    gasCosts: v.nullish(v.array(v.object({ estimate: v.optional(quantity) }))),
  }),
  transactionRequest: v.object({
    to: address,
    data,
    value: quantity,
    gasLimit: v.nullish(quantity),
    gasPrice: v.nullish(quantity),
    chainId: v.nullish(v.number()),
  }),
})
/** docs.li.fi, “Error Codes”: no quote, and nothing that could be found or processed. */
const refusal = {
  schema: v.pipe(
    v.object({ code: v.number(), message: v.string() }),
    v.transform(({ code }) => code),
  ),
  noRoute: [1002, 1003, 1004],
}
/** docs.li.fi, “Supported Chains”. */
const chains: ReadonlySet<string> = new Set(
  [
    [1, 10, 56, 100, 130, 137, 143, 250, 324, 5000, 8217, 8453, 42161, 42220, 43114],
    [59144, 80094, 534352, 1313161554],
  ]
    .flat()
    .map((id) => `eip155:${id}`),
)
const feesLimit = 8
const lifetimeMs = 30_000

/** Prices of LI.FI, without bridges. Each quote has its call. */
export function createLiFiSource(parameters: createLiFiSource.Parameters): SwapSource {
  const { api, drops, now = Date.now } = parameters

  const fetchQuote = async (question: SwapQuestion, signal: AbortSignal) => {
    const { chain, from, to, user, slippageBps } = question
    const chainId = chain.id
    const reference = chainId.slice('eip155:'.length)
    const query = new URLSearchParams({
      fromChain: reference,
      toChain: reference,
      fromToken: from.address,
      toToken: to.address,
      fromAmount: String(question.amount),
      fromAddress: user,
      toAddress: user,
      slippage: String(slippageBps / 10_000),
      allowBridges: 'none',
    })
    const answer = await api.ask({ path: `/v1/quote?${query}`, question, signal })
    const { name } = api
    const read = readAnswer({ name, chainId, answer, schema: quoteSchema, refusal, drops })
    if (!read) return undefined
    const { action, transactionRequest } = read
    const same = [
      [reference, String(action.fromChainId)],
      [reference, String(action.toChainId)],
      [reference, String(transactionRequest.chainId ?? reference)],
      [from.address, action.fromToken.address],
      [to.address, action.toToken.address],
      [question.amount, action.fromAmount],
      [user, action.toAddress ?? user],
    ] as const
    expectAnswerTo({ name, chainId, same, drops })
    return toQuote(read, now() + lifetimeMs)
  }

  return {
    id: 'lifi',
    name: 'LI.FI',
    kind: 'transaction',
    serves: ({ id }) => chains.has(id),
    async quote({ question, signal }) {
      const quote = await fetchQuote(question, signal)
      return quote ? [quote] : []
    },
    build: ({ question, signal }) => fetchQuote(question, signal),
  }
}

function toQuote(read: v.InferOutput<typeof quoteSchema>, expiresAt: number): SourceQuote {
  const { estimate, transactionRequest: transaction } = read
  const [cost] = estimate.gasCosts ?? []
  const gas = transaction.gasLimit ?? cost?.estimate
  const feeCosts = estimate.feeCosts ?? []
  return {
    toAmount: estimate.toAmount,
    minToAmount: estimate.toAmountMin,
    router: transaction.to,
    spender: estimate.approvalAddress,
    ...(gas && { gas }),
    fees: feeCosts
      .slice(0, feesLimit)
      .map(
        (fee): SwapFee => ({ name: 'Provider fee', amount: fee.amount, token: fee.token.address }),
      ),
    expiresAt,
    call: {
      type: 'evm',
      to: transaction.to,
      data: transaction.data,
      value: transaction.value,
      gasPrice: transaction.gasPrice ?? undefined,
    },
  }
}

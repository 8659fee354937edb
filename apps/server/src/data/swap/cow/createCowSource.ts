import * as v from 'valibot'
import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { toMinimum } from '../source/toMinimum.ts'
import { cowContracts } from './cowContracts.ts'
import { cowNetworks } from './cowNetworks.ts'
import { createCowOrders } from './createCowOrders.ts'
import { toTypedOrder } from './toTypedOrder.ts'

export declare namespace createCowSource {
  type Parameters = {
    api: SwapApi
    drops: Drops
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const { amount, address, asset } = wireSchemas
const quoteSchema = v.object({
  quote: v.object({
    sellToken: asset,
    buyToken: asset,
    receiver: v.nullish(address),
    sellAmount: amount,
    buyAmount: amount,
    feeAmount: amount,
    validTo: v.number(),
    kind: v.literal('sell'),
    partiallyFillable: v.literal(false),
  }),
  expiration: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => Date.parse(text)),
  ),
})
const refusal = {
  schema: v.pipe(
    v.object({ errorType: v.string() }),
    v.transform(({ errorType }) => errorType),
  ),
  noRoute: [
    'NoLiquidity',
    'InsufficientLiquidity',
    'UnsupportedToken',
    'SellAmountDoesNotCoverFee',
    'TokenTemporarilySuspended',
    'TradingOutsideAllowedWindow',
  ],
}
/** In seconds. Clients refuse more than half an hour. */
const validFor = 1200
/** In milliseconds; less than what all sources have. */
const timeout = 3500

type Wanted = {
  question: SwapQuestion
  isFirm: boolean
  /** The minimum that was quoted before. */
  least?: bigint | undefined
  signal: AbortSignal
}

/** Prices of CoW Protocol, whose swaps are signed orders. */
export function createCowSource(parameters: createCowSource.Parameters): SwapSource {
  const { api, drops, now = Date.now } = parameters
  const { name } = api

  const fetchQuote = async (wanted: Wanted): Promise<SourceQuote | undefined> => {
    const { question, isFirm, least, signal } = wanted
    const { chain, from, to, user, slippageBps } = question
    const network = cowNetworks.get(chain.id)
    // Orders pay with tokens only.
    if (network === undefined || from.isNative) return undefined
    const validTo = Math.floor(now() / 1000) + validFor
    const body = {
      sellToken: from.address,
      buyToken: getAddress(to.address),
      receiver: user,
      from: user,
      kind: 'sell',
      sellAmountBeforeFee: String(question.amount),
      validTo,
      appData: cowContracts.appDataText,
      appDataHash: cowContracts.appData,
      signingScheme: 'eip712',
      priceQuality: isFirm ? 'optimal' : 'fast',
      timeout,
    }
    const answer = await api.ask({ path: `/${network}/api/v1/quote`, body, question, signal })
    const given = { name, chainId: chain.id, drops }
    const read = readAnswer({ ...given, answer, schema: quoteSchema, refusal })
    if (!read) return undefined
    const { quote, expiration } = read
    const same = [
      [from.address, quote.sellToken],
      [to.address, quote.buyToken],
      [user, quote.receiver ?? user],
      [question.amount, quote.sellAmount + quote.feeAmount],
      [String(validTo), String(quote.validTo)],
    ] as const
    expectAnswerTo({ ...given, same })
    const toAmount = quote.buyAmount
    const minToAmount = toMinimum({ toAmount, slippageBps, least })
    if (minToAmount === undefined) return undefined
    const { settlement, relayer } = cowContracts
    const order = toTypedOrder({
      chainId: Number(chain.id.slice('eip155:'.length)),
      sellToken: from.address as Address,
      buyToken: getAddress(to.address),
      user: user as Address,
      sellAmount: question.amount,
      buyAmount: minToAmount,
      validTo,
    })
    return {
      toAmount,
      minToAmount,
      router: settlement,
      spender: relayer,
      fees:
        quote.feeAmount > 0n
          ? [{ name: 'Network fee', amount: quote.feeAmount, token: from.address }]
          : [],
      expiresAt: Math.min(expiration, validTo * 1000),
      call: { type: 'order', order },
    }
  }

  return {
    id: 'cow',
    name: 'CoW Swap',
    kind: 'order',
    serves: ({ id }) => cowNetworks.has(id),
    async quote(wanted) {
      const quote = await fetchQuote(wanted)
      return quote ? [quote] : []
    },
    build: ({ question, quote, signal }) =>
      fetchQuote({ question, isFirm: true, least: quote.minToAmount, signal }),
    orders: createCowOrders({ api, drops }),
  }
}

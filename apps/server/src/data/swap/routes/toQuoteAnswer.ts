import type { OfferedQuote } from '../quotes/collectQuotes.ts'
import type { SwapCall } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { QuoteAnswer } from './quoteSchemas.ts'

export declare namespace toQuoteAnswer {
  type Parameters = {
    id: string
    question: SwapQuestion
    offered: OfferedQuote
    /** In wei per unit of gas, for calls whose source names none. They are left out without it. */
    gasPrice: bigint | undefined
  }
}

/** A price of gas until the first trial of the client. */
const fallbackGas = 150_000n

/** The answer of one quote (wire format of the Data API, and ours). */
export function toQuoteAnswer(parameters: toQuoteAnswer.Parameters): QuoteAnswer {
  const { id, question, offered } = parameters
  const { source, quote } = offered
  const { chain, from, to, amount } = question
  const { router, spender, gas, priceImpactBps, call } = quote
  const toId = (address: string) => `${chain.id}:${address}`
  return {
    id,
    fromAmount: String(amount),
    fromAccount: from.id,
    toAmount: String(quote.toAmount),
    toAccount: to.id,
    minToAmount: String(quote.minToAmount),
    source: { id: source.id, name: quote.name ?? source.name },
    kind: source.kind,
    ...(router !== undefined && { router: toId(router) }),
    ...(spender !== undefined && !from.isNative && { spender: toId(spender) }),
    ...(gas !== undefined && { gas: String(gas) }),
    fees: quote.fees.map((fee) => ({
      name: fee.name,
      amount: String(fee.amount),
      token: toId(fee.token),
    })),
    ...(priceImpactBps !== undefined && { priceImpactBps }),
    expiresAt: new Date(quote.expiresAt).toISOString(),
    ...(call && toCall({ ...parameters, call })),
  }
}

type Called = toQuoteAnswer.Parameters & { call: SwapCall }

function toCall({ question, offered, gasPrice, call }: Called): Partial<QuoteAnswer> {
  const { chain, user, amount } = question
  switch (call.type) {
    case 'evm': {
      const price = call.gasPrice ?? gasPrice
      if (price === undefined) return {}
      return {
        tx: {
          from: `${chain.id}:${user}`,
          to: `${chain.id}:${call.to}`,
          data: call.data,
          amount: String(amount),
          value: String(call.value),
          eip155: {
            gas: String(offered.quote.gas ?? fallbackGas),
            gasPrice: String(price),
          },
        },
      }
    }
    case 'solana': {
      const { transaction, lastValidBlockHeight } = call
      return { solana: { transaction, lastValidBlockHeight } }
    }
    case 'order':
      return { typedData: call.order }
    default:
      return call satisfies never
  }
}

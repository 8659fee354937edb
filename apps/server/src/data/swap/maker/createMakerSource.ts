import * as v from 'valibot'
import type { Drops } from '../../drops/createDrops.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { QuoteParameters } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'

export declare namespace createMakerSource {
  type Parameters = {
    api: SwapApi
    drops: Drops
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const { amount } = wireSchemas
const quoteSchema = v.object({
  fromAmount: amount,
  toAmount: amount,
  transaction: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  lastValidBlockHeight: v.optional(v.pipe(v.number(), v.safeInteger())),
})
const refusal = {
  schema: v.pipe(
    v.object({ reason: v.string() }),
    v.transform(({ reason }) => reason),
  ),
  noRoute: ['NO_ROUTE'],
}
/** The maker's blockhashes have as much of their life left. */
const lifetimeMs = 30_000

/**
 * Prices of a maker on Solana, who signs the swap first: both amounts are exact, and both transfers
 * happen or none.
 */
export function createMakerSource(parameters: createMakerSource.Parameters): SwapSource {
  const { api, drops, now = Date.now } = parameters

  const fetchQuote = async (wanted: QuoteParameters): Promise<SourceQuote | undefined> => {
    const { question, isFirm, signal } = wanted
    const query = new URLSearchParams({
      from: question.from.address,
      to: question.to.address,
      amount: String(question.amount),
      ...(isFirm && { user: question.user }),
    })
    const answer = await api.ask({
      path: `/${isFirm ? 'build' : 'quote'}?${query}`,
      question,
      signal,
    })
    const given = { name: api.name, chainId: question.chain.id, drops }
    const read = readAnswer({ ...given, answer, schema: quoteSchema, refusal })
    if (!read) return undefined
    expectAnswerTo({ ...given, same: [[question.amount, read.fromAmount]] })
    const { toAmount, transaction, lastValidBlockHeight } = read
    const isSigned = transaction !== undefined && lastValidBlockHeight !== undefined
    return {
      toAmount,
      minToAmount: toAmount,
      fees: [],
      expiresAt: now() + lifetimeMs,
      ...(isSigned && { call: { type: 'solana', transaction, lastValidBlockHeight } }),
    }
  }

  return {
    id: 'maker',
    name: 'Maker',
    kind: 'rfq',
    serves: ({ namespace }) => namespace === 'solana',
    async quote(wanted) {
      const quote = await fetchQuote(wanted)
      return quote ? [quote] : []
    },
    build: ({ question, signal }) => fetchQuote({ question, isFirm: true, signal }),
  }
}

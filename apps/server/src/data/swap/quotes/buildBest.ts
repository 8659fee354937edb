import type { Drops } from '../../drops/createDrops.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { buildQuote } from './buildQuote.ts'
import { collectQuotes, type OfferedQuote } from './collectQuotes.ts'
import { swapProblems } from './swapProblems.ts'

export declare namespace buildBest {
  type Parameters = {
    sources: readonly SwapSource[]
    question: SwapQuestion
    drops: Drops
    signal: AbortSignal
  }
}

/** With more of them, a client would wait for too long. */
const triesLimit = 3

/**
 * Asks all sources, and builds the best quote that can be built.
 * @throws a `Problem` if there is none
 */
export async function buildBest(parameters: buildBest.Parameters): Promise<OfferedQuote> {
  const { sources, question, drops, signal } = parameters
  const collected = await collectQuotes({ sources, question, isFirm: true, drops, signal })
  const { quotes, unavailable } = collected
  let failure: unknown
  for (const offered of quotes.slice(0, triesLimit)) {
    if (offered.quote.call) return offered
    try {
      return await buildQuote({ kept: { ...offered, question }, drops, signal, timeoutMs: 3000 })
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  if (failure) throw failure
  throw unavailable.length > 0 ? swapProblems.unavailable() : swapProblems.noRoute()
}

import type { Drops } from '../../drops/createDrops.ts'
import type { SourceQuote } from '../source/sourceQuote.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { checkQuote } from './checkQuote.ts'
import { createDeadline } from './createDeadline.ts'

/** A quote with its source. */
export type OfferedQuote = { readonly source: SwapSource; readonly quote: SourceQuote }

export type CollectedQuotes = {
  /** The highest amount first. */
  readonly quotes: readonly OfferedQuote[]
  /** The sources that failed or were too late. */
  readonly unavailable: readonly SwapSource[]
}

export declare namespace collectQuotes {
  type Parameters = {
    sources: readonly SwapSource[]
    question: SwapQuestion
    isFirm: boolean
    drops: Drops
    signal: AbortSignal
    /** How long sources may take, in milliseconds. @default 4000 */
    timeoutMs?: number | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

const quotesLimit = 12
const perSourceLimit = 4

/**
 * Asks all sources at once, and returns what came in time. A source that fails, hangs or answers
 * nonsense has no effect on the others.
 */
export async function collectQuotes(
  parameters: collectQuotes.Parameters,
): Promise<CollectedQuotes> {
  const { sources, question, isFirm, drops, signal } = parameters
  const { timeoutMs = 4000, now = Date.now } = parameters
  const { id: chainId } = question.chain
  const deadline = createDeadline({ chainId, timeoutMs, signal })
  const ask = async (source: SwapSource) =>
    deadline.race(source.quote({ question, isFirm, signal: deadline.signal }))
  const answers = await Promise.allSettled(sources.map(ask)).finally(deadline.clear)
  signal.throwIfAborted()

  const unavailable: SwapSource[] = []
  const quotes = sources.flatMap((source, index): OfferedQuote[] => {
    const answer = answers[index]
    if (answer?.status !== 'fulfilled') {
      unavailable.push(source)
      return []
    }
    const more = answer.value.length - perSourceLimit
    if (more > 0) drops.add('more than is taken', chainId, more)
    const possible = answer.value.slice(0, perSourceLimit).flatMap((quote) => {
      const reason = checkQuote({ question, quote, now: now() })
      if (reason) drops.add(reason, chainId)
      // What is indicative is not signed, so its call would be of no use.
      return reason ? [] : [{ source, quote: isFirm ? quote : withoutCall(quote) }]
    })
    if (answer.value.length > 0 && possible.length === 0) unavailable.push(source)
    return possible
  })
  if (unavailable.length > 0) {
    drops.add('source of quotes unavailable', chainId, unavailable.length)
  }
  if (quotes.length > quotesLimit) {
    drops.add('more than is taken', chainId, quotes.length - quotesLimit)
  }
  const sorted = quotes.toSorted((one, other) => compare(other.quote, one.quote))
  return { quotes: sorted.slice(0, quotesLimit), unavailable }
}

function withoutCall({ call: _, ...quote }: SourceQuote): SourceQuote {
  return quote
}

function compare({ toAmount: one }: SourceQuote, { toAmount: other }: SourceQuote): number {
  return one < other ? -1 : one > other ? 1 : 0
}

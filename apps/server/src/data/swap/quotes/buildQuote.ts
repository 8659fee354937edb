import type { Drops } from '../../drops/createDrops.ts'
import { checkQuote } from './checkQuote.ts'
import type { OfferedQuote } from './collectQuotes.ts'
import { createDeadline } from './createDeadline.ts'
import type { KeptQuote } from './createQuoteStore.ts'
import { swapProblems } from './swapProblems.ts'

export declare namespace buildQuote {
  type Parameters = {
    kept: KeptQuote
    drops: Drops
    signal: AbortSignal
    /** How long the source may take, in milliseconds. @default 8000 */
    timeoutMs?: number | undefined
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

/**
 * Adds the call to a quote. Its minimum is never below the one that was quoted.
 * @throws a `Problem` if the quote is over or the source fails
 */
export async function buildQuote(parameters: buildQuote.Parameters): Promise<OfferedQuote> {
  const { kept, drops, signal, timeoutMs = 8000, now = Date.now } = parameters
  const { source, question, quote } = kept
  const { id: chainId } = question.chain
  const deadline = createDeadline({ chainId, timeoutMs, signal })
  const built = await deadline
    .race(source.build({ question, quote, signal: deadline.signal }))
    .catch((error: unknown) => {
      signal.throwIfAborted()
      drops.add('source of quotes unavailable', chainId)
      throw swapProblems.unavailable(error)
    })
    .finally(deadline.clear)
  if (!built || built.minToAmount < quote.minToAmount) throw swapProblems.expired()
  const reason = checkQuote({ question, quote: built, now: now() })
  if (reason) drops.add(reason, chainId)
  if (reason || !built.call) throw swapProblems.unavailable(reason)
  return { source, quote: built }
}

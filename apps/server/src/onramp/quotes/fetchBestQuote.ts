import { decimal } from '../amounts/decimal.ts'
import { chooseProblem } from '../api/chooseProblem.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import { fetchQuote } from './fetchQuote.ts'

export declare namespace fetchBestQuote {
  type Parameters = Omit<fetchQuote.Parameters, 'provider'> & {
    providers: readonly OnrampProvider[]
  }
}

/**
 * The quote of the provider that gives most.
 * @throws the problem that says most, if there is no quote
 */
export async function fetchBestQuote(
  parameters: fetchBestQuote.Parameters,
): Promise<fetchQuote.ReturnType> {
  const { providers, ...wanted } = parameters
  const outcomes = await Promise.allSettled(
    providers.map((provider) => fetchQuote({ ...wanted, provider })),
  )
  const quotes = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  const [best] = quotes.toSorted((a, b) =>
    decimal.compare(b.quote.purchaseAmount, a.quote.purchaseAmount),
  )
  if (best) return best
  throw chooseProblem(
    outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    ),
  )
}

import * as v from 'valibot'
import { stripeSchemas } from './stripeSchemas.ts'

export type StripeQuote = v.InferOutput<(typeof stripeSchemas)['quote']>

/** The quotes for all networks in an answer. Those that cannot be read are left out. */
export function readStripeQuotes(
  answer: v.InferOutput<(typeof stripeSchemas)['quotes']>,
): readonly StripeQuote[] {
  return Object.values(answer.destination_network_quotes)
    .flat()
    .flatMap((entry) => {
      const read = v.safeParse(stripeSchemas.quote, entry)
      return read.success ? [read.output] : []
    })
}

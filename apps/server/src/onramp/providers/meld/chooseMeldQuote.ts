import * as v from 'valibot'
import { decimal } from '../../amounts/decimal.ts'
import type { ProviderQuote } from '../../contract/providerQuote.ts'
import { meldSchemas } from './meldSchemas.ts'

export declare namespace chooseMeldQuote {
  type Parameters = {
    quotes: readonly unknown[]
    /** The wanted currency, by Meld's code. */
    code: string
  }
  type ReturnType = Omit<ProviderQuote, 'expiresAt'> & {
    /** Who sells it, of those behind Meld. */
    readonly serviceProvider: string
  }
}

/** The quote that gives most. `undefined` if none can be read. */
export function chooseMeldQuote(
  parameters: chooseMeldQuote.Parameters,
): chooseMeldQuote.ReturnType | undefined {
  const read = parameters.quotes.flatMap((entry) => {
    const quote = v.safeParse(meldSchemas.quote, entry)
    return quote.success && quote.output.destinationCurrencyCode === parameters.code
      ? (toQuote(quote.output) ?? [])
      : []
  })
  return read.toSorted((a, b) => decimal.compare(b.purchaseAmount, a.purchaseAmount))[0]
}

type MeldQuote = v.InferOutput<(typeof meldSchemas)['quote']>

/** The seller's fee is what the network's fee leaves of the whole. */
function toQuote(quote: MeldQuote): chooseMeldQuote.ReturnType | undefined {
  const { sourceAmount, totalFee, destinationAmount, serviceProvider } = quote
  const networkFee = quote.networkFee ?? '0'
  const providerFee = decimal.subtract(totalFee, networkFee)
  const paymentSubtotal = decimal.subtract(sourceAmount, totalFee)
  if (providerFee === undefined || paymentSubtotal === undefined) return undefined
  return {
    purchaseAmount: destinationAmount,
    paymentSubtotal,
    networkFee,
    providerFee,
    paymentTotal: sourceAmount,
    serviceProvider,
  }
}

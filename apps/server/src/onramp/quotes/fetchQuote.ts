import { refuseOrder } from '../api/refuseOrder.ts'
import { SourceUnavailableError } from '../api/sourceUnavailableError.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { PaymentMethod } from '../contract/paymentMethods.ts'
import type { ProviderQuote } from '../contract/providerQuote.ts'
import type { Region } from '../contract/region.ts'
import type { OptionsSource } from '../options/createOptionsSource.ts'
import { findAsset } from '../options/findAsset.ts'
import { requireOffer } from '../options/requireOffer.ts'
import { checkQuote } from './checkQuote.ts'

export type QuoteWish = {
  /** A symbol, or the address of a token. */
  readonly purchaseCurrency: string
  readonly network: string
  readonly paymentCurrency: string
  /** A decimal. */
  readonly amount: string
  readonly method: PaymentMethod | undefined
  readonly region: Region
}

export declare namespace fetchQuote {
  type Parameters = {
    provider: OnrampProvider
    options: OptionsSource
    wish: QuoteWish
    signal: AbortSignal
  }
  type ReturnType = { provider: OnrampProvider; symbol: string; quote: ProviderQuote }
}

/**
 * A provider's price for what a client wants.
 * @throws a `Problem` that says why there is none
 */
export async function fetchQuote(
  parameters: fetchQuote.Parameters,
): Promise<fetchQuote.ReturnType> {
  const { provider, options, wish, signal } = parameters
  const { purchaseCurrency, network, paymentCurrency: currency, amount, method, region } = wish
  const offered = await options.read({ provider, region, signal })
  const asset = findAsset({ options: offered, currency: purchaseCurrency, network })
  if (!asset) throw refuseOrder({ name: provider.name, text: 'unknown asset' })
  requireOffer({ provider, options: offered, currency, method, amount })
  const quote = checkQuote(
    await provider.quote({ asset, currency, amount, method, region, signal }),
  )
  if (quote) return { provider, symbol: asset.symbol, quote }
  throw new SourceUnavailableError({ name: provider.name, reason: 'quote does not add up' })
}

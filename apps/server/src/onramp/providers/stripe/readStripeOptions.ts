import type * as v from 'valibot'
import { toAsset } from '../../assets/toAsset.ts'
import type { OnrampAsset } from '../../contract/onrampAsset.ts'
import type { ProviderOptions } from '../../contract/providerOptions.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { readStripeQuotes } from './readStripeQuotes.ts'
import type { stripeSchemas } from './stripeSchemas.ts'

export declare namespace readStripeOptions {
  type Parameters = {
    answer: v.InferOutput<(typeof stripeSchemas)['quotes']>
    /** The address of a token by its symbol, as Stripe names none. */
    findToken: (token: { chainId: string; symbol: string }) => string | undefined
  }
}

/** What Stripe sells is what it has a price for. */
export function readStripeOptions(parameters: readStripeOptions.Parameters): ProviderOptions {
  const { answer, findToken } = parameters
  const assets = readStripeQuotes(answer).flatMap((quote): OnrampAsset | [] => {
    const { destination_currency: currency, destination_network } = quote
    const network = findNetwork(destination_network)
    const symbol = currency.toUpperCase()
    const isNative = symbol === network?.native
    const contract = network && !isNative ? findToken({ chainId: network.id, symbol }) : undefined
    const code = `${currency}@${destination_network}`
    return toAsset({ symbol, name: symbol, network, contract, code }) ?? []
  })
  const payments = (['USD', 'EUR'] as const).flatMap((currency) =>
    (['card', 'bank_transfer'] as const).map((method) => ({ currency, method, limits: undefined })),
  )
  return { assets, payments }
}

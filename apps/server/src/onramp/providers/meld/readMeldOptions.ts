import * as v from 'valibot'
import { toAsset } from '../../assets/toAsset.ts'
import type { OnrampAsset } from '../../contract/onrampAsset.ts'
import type { PaymentOption, ProviderOptions } from '../../contract/providerOptions.ts'
import { findEvmNetwork } from '../../networks/findEvmNetwork.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { meldSchemas } from './meldSchemas.ts'

export declare namespace readMeldOptions {
  type Parameters = {
    currencies: readonly unknown[]
    limits: readonly unknown[]
  }
}

const maxCurrencies = 5000

/** What Meld sells. Entries that cannot be read are left out. */
export function readMeldOptions({
  currencies,
  limits,
}: readMeldOptions.Parameters): ProviderOptions {
  const assets = currencies.slice(0, maxCurrencies).flatMap((entry): OnrampAsset | [] => {
    const read = v.safeParse(meldSchemas.cryptoCurrency, entry)
    if (!read.success) return []
    const { currencyCode: code, name, chainCode, chainId, contractAddress } = read.output
    const network = findEvmNetwork(chainId) ?? findNetwork(chainCode ?? '')
    // A code is the symbol, or the symbol and the chain, such as `USDC_BASE`.
    const [symbol = ''] = code.split('_')
    return toAsset({ symbol, name, network, contract: contractAddress, code }) ?? []
  })
  const payments = limits.flatMap((entry): PaymentOption[] => {
    const read = v.safeParse(meldSchemas.fiatLimit, entry)
    if (!read.success) return []
    const { currencyCode: currency, minimumAmount: min, maximumAmount: max } = read.output
    return [{ currency, method: 'card', limits: { min, max } }]
  })
  return { assets, payments }
}

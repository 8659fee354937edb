import * as v from 'valibot'
import { toAsset } from '../../assets/toAsset.ts'
import type { OnrampAsset } from '../../contract/onrampAsset.ts'
import type { PaymentOption, ProviderOptions } from '../../contract/providerOptions.ts'
import { findEvmNetwork } from '../../networks/findEvmNetwork.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { moonpaySchemas } from './moonpaySchemas.ts'

const maxCurrencies = 5000

/** What MoonPay sells. Entries that cannot be read, or are not sold now, are left out. */
export function readMoonPayOptions(currencies: readonly unknown[]): ProviderOptions {
  const all = currencies.slice(0, maxCurrencies)
  const assets = all.flatMap((entry): OnrampAsset | [] => {
    const read = v.safeParse(moonpaySchemas.crypto, entry)
    if (!read.success || read.output.isSuspended) return []
    const { code, name, metadata } = read.output
    const network = findEvmNetwork(metadata.chainId) ?? findNetwork(metadata.networkCode)
    // A code is the symbol, or the symbol and the network, such as `usdc_base`.
    const symbol = (code.split('_')[0] ?? '').toUpperCase()
    return toAsset({ symbol, name, network, contract: metadata.contractAddress, code }) ?? []
  })
  const payments = all.flatMap((entry): PaymentOption[] => {
    const read = v.safeParse(moonpaySchemas.fiat, entry)
    if (!read.success) return []
    const { code, minBuyAmount: min, maxBuyAmount: max } = read.output
    return [{ currency: code.toUpperCase(), method: 'card', limits: { min, max } }]
  })
  return { assets, payments }
}

import * as v from 'valibot'
import { toAsset } from '../../assets/toAsset.ts'
import type { OnrampAsset } from '../../contract/onrampAsset.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import type { PaymentOption, ProviderOptions } from '../../contract/providerOptions.ts'
import { findEvmNetwork } from '../../networks/findEvmNetwork.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { transakSchemas } from './transakSchemas.ts'

export declare namespace readTransakOptions {
  type Parameters = {
    cryptos: readonly unknown[]
    fiats: readonly unknown[]
  }
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  credit_debit_card: 'card',
  sepa_bank_transfer: 'bank_transfer',
  gbp_bank_transfer: 'bank_transfer',
  pm_us_wire_bank_transfer: 'bank_transfer',
  apple_pay: 'apple_pay',
  google_pay: 'google_pay',
}
const maxCurrencies = 5000

/** What Transak sells. Entries that cannot be read, or are not sold now, are left out. */
export function readTransakOptions(parameters: readTransakOptions.Parameters): ProviderOptions {
  const { cryptos, fiats } = parameters
  const assets = cryptos.slice(0, maxCurrencies).flatMap((entry): OnrampAsset | [] => {
    const read = v.safeParse(transakSchemas.cryptoCurrency, entry)
    if (!read.success || !read.output.isAllowed) return []
    const { symbol, name, address, network: given } = read.output
    const isBitcoin = symbol === 'BTC' && given.name === 'mainnet'
    const network = findEvmNetwork(given.chainId) ?? findNetwork(isBitcoin ? 'bitcoin' : given.name)
    return (
      toAsset({ symbol, name, network, contract: address, code: `${symbol}@${given.name}` }) ?? []
    )
  })
  const payments = fiats.flatMap((entry): PaymentOption[] => {
    const fiat = v.safeParse(transakSchemas.fiatCurrency, entry)
    if (!fiat.success) return []
    return fiat.output.paymentOptions.flatMap((option) => {
      const read = v.safeParse(transakSchemas.paymentOption, option)
      const method = read.success && read.output.isActive ? methods[read.output.id] : undefined
      if (!read.success || !method) return []
      const { minAmount: min, maxAmount: max } = read.output
      return [{ currency: fiat.output.symbol, method, limits: { min, max } }]
    })
  })
  return { assets, payments }
}

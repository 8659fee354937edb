import * as v from 'valibot'
import { toAsset } from '../../assets/toAsset.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import type { PaymentOption, ProviderOptions } from '../../contract/providerOptions.ts'
import { findEvmNetwork } from '../../networks/findEvmNetwork.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { coinbaseSchemas } from './coinbaseSchemas.ts'

const methods: Readonly<Record<string, PaymentMethod>> = {
  card: 'card',
  ach_bank_account: 'ach_bank_account',
  apple_pay: 'apple_pay',
}
const maxCurrencies = 2000

/** What Coinbase sells. Entries that cannot be read are left out. */
export function readCoinbaseOptions(
  answer: v.InferOutput<(typeof coinbaseSchemas)['options']>,
): ProviderOptions {
  const assets = answer.purchase_currencies.slice(0, maxCurrencies).flatMap((entry) => {
    const currency = v.safeParse(coinbaseSchemas.purchaseCurrency, entry)
    if (!currency.success) return []
    const { symbol, name, networks } = currency.output
    return networks.flatMap((given) => {
      const network = findNetwork(given.name) ?? findEvmNetwork(given.chain_id)
      const code = `${symbol}@${network?.name}`
      return toAsset({ symbol, name, network, contract: given.contract_address, code }) ?? []
    })
  })
  const payments = answer.payment_currencies.flatMap(({ id, limits }) =>
    limits.flatMap((limit): PaymentOption[] => {
      const read = v.safeParse(coinbaseSchemas.limit, limit)
      const method = read.success ? methods[read.output.id.toLowerCase()] : undefined
      if (!read.success || !method) return []
      const { min, max } = read.output
      return [{ currency: id, method, limits: { min, max } }]
    }),
  )
  return { assets, payments }
}

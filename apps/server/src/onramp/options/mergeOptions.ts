import { decimal } from '../amounts/decimal.ts'
import type { OnrampAsset } from '../contract/onrampAsset.ts'
import type { OnrampProvider } from '../contract/onrampProvider.ts'
import type { PaymentOption, ProviderOptions } from '../contract/providerOptions.ts'

export type OfferedOptions = {
  readonly provider: Pick<OnrampProvider, 'id' | 'name' | 'hosts'>
  readonly options: ProviderOptions
}

/** The wire format of the Data API. Names with capital letters are of AppKit's time. */
export type MergedOptions = {
  paymentCurrencies: {
    id: string
    payment_method_limits: { id: string; min: string; max: string }[]
  }[]
  purchaseCurrencies: {
    id: string
    name: string
    symbol: string
    networks: {
      name: string
      display_name: string
      chain_id: string
      contract_address: string
      caip_network_id: string
    }[]
  }[]
  providers: {
    id: string
    name: string
    hosts: string[]
    networks: string[]
    purchase_currencies: string[]
    payment_currencies: string[]
    payment_methods: string[]
  }[]
}

/** What all providers sell together, and what each of them does. */
export function mergeOptions(offers: readonly OfferedOptions[]): MergedOptions {
  const assets = offers.flatMap(({ options }) => options.assets)
  const payments = offers.flatMap(({ options }) => options.payments)
  return {
    paymentCurrencies: [...groupBy(payments, ({ currency }) => currency)].map(([id, own]) => ({
      id,
      payment_method_limits: [...groupBy(own, ({ method }) => method)].flatMap(([method, same]) =>
        widest(method, same),
      ),
    })),
    purchaseCurrencies: [...groupBy(assets, ({ symbol }) => symbol)].map(([symbol, own]) => ({
      id: symbol,
      name: own[0]?.name ?? symbol,
      symbol,
      networks: [...groupBy(own, ({ network }) => network.id).values()].flatMap(([asset]) =>
        asset ? [toNetwork(asset)] : [],
      ),
    })),
    providers: offers.map(({ provider, options }) => ({
      id: provider.id,
      name: provider.name,
      hosts: [...provider.hosts],
      networks: distinct(options.assets.map(({ network }) => network.id)),
      purchase_currencies: distinct(options.assets.map(({ symbol }) => symbol)),
      payment_currencies: distinct(options.payments.map(({ currency }) => currency)),
      payment_methods: distinct(options.payments.map(({ method }) => method)),
    })),
  }
}

function toNetwork({ network, contract }: OnrampAsset) {
  return {
    name: network.name,
    display_name: network.displayName,
    chain_id: network.id.slice(network.namespace.length + 1),
    contract_address: contract ?? '',
    caip_network_id: network.id,
  }
}

/** From the lowest of the limits to the highest. */
function widest(id: string, payments: readonly PaymentOption[]) {
  const known = payments.flatMap(({ limits }) => limits ?? [])
  const [min] = known.map((limits) => limits.min).toSorted(decimal.compare)
  const max = known
    .map((limits) => limits.max)
    .toSorted(decimal.compare)
    .at(-1)
  if (min === undefined || max === undefined || decimal.compare(min, max) > 0) return []
  return [{ id, min: decimal.toMoney(min), max: decimal.toMoney(max) }]
}

function groupBy<item>(items: readonly item[], key: (item: item) => string): Map<string, item[]> {
  return Map.groupBy(items, key)
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

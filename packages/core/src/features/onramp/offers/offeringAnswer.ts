import {
  array,
  check,
  custom,
  type GenericSchema,
  minLength,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { fields } from '../../../runtime/api/data/answers/fields.ts'
import { readItems } from '../../../runtime/api/data/answers/readItems.ts'
import { toUnits } from '../amounts/toUnits.ts'
import { knownProviders } from '../providers/knownProviders.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import type {
  OnrampOffering,
  PaymentCurrency,
  PurchaseCurrency,
  PurchaseNetwork,
} from './onrampOffering.ts'
import { sampleOffering } from './sampleOffering.ts'

/** More than any provider has. Rows beyond are left out. */
const most = { methods: 16, networks: 60, providers: 16, currencies: 400, tokens: 1000 } as const

/** Sent back to the service, so nothing but what ids are made of. */
const id = pipe(string(), regex(/^[\w.:/@-]{1,64}$/))
const line = pipe(string(), regex(/^[\w.:/-]{1,128}$/))

const method = pipe(
  object({ id, min: fields.numeric, max: fields.numeric }),
  check(({ min, max }) => {
    const [least, highest] = [toUnits(min), toUnits(max)]
    return least !== undefined && highest !== undefined && least <= highest && highest > 0n
  }),
)

const payment: GenericSchema<unknown, PaymentCurrency> = pipe(
  object({
    id: pipe(string(), regex(/^[A-Z]{3}$/)),
    payment_method_limits: rows(method, most.methods),
  }),
  transform((currency) => ({ id: currency.id, methods: currency.payment_method_limits })),
)

const network: GenericSchema<unknown, PurchaseNetwork & { readonly id: string }> = pipe(
  object({
    name: id,
    display_name: fields.lenient(fields.line(40)),
    chain_id: pipe(string(), regex(/^[\w-]{1,64}$/)),
    contract_address: optional(pipe(string(), regex(/^[\w.:-]{0,128}$/)), ''),
    caip_network_id: fields.lenient(custom<CaipNetworkId>(isCaipNetworkId)),
  }),
  transform(({ name, display_name, chain_id, contract_address, caip_network_id }) => ({
    ...{ id: name, name, displayName: display_name ?? name, reference: chain_id },
    ...(caip_network_id && { caipNetworkId: caip_network_id }),
    ...(contract_address && { token: contract_address }),
  })),
)

const purchase: GenericSchema<unknown, PurchaseCurrency> = object({
  id,
  name: fields.line(40),
  symbol: fields.line(16),
  networks: rows(network, most.networks),
})

const provider: GenericSchema<unknown, OnrampProvider> = pipe(
  object({
    id,
    name: fields.lenient(fields.line(40)),
    hosts: fields.lenient(lines(most.networks)),
    networks: fields.lenient(lines(most.tokens)),
    purchase_currencies: fields.lenient(lines(most.tokens)),
    payment_currencies: fields.lenient(lines(most.currencies)),
    payment_methods: fields.lenient(lines(most.methods)),
  }),
  transform(({ name, hosts, networks, ...rest }) => {
    const known = knownProviders.find((one) => one.id === rest.id)
    return {
      id: rest.id,
      name: known?.name ?? name ?? rest.id,
      ...(known?.usualFee && { usualFee: known.usualFee }),
      ...{ hosts, networks, methods: rest.payment_methods ?? [] },
      purchaseCurrencies: rest.purchase_currencies,
      paymentCurrencies: rest.payment_currencies,
    }
  }),
)

/**
 * Parses the answer of `GET /v1/onramp/options`. Rows that are invalid, doubled or too many are
 * left out. An answer with nothing to pay with, or nothing to buy, is invalid.
 */
export const offeringAnswer: GenericSchema<unknown, OnrampOffering> = pipe(
  object({
    paymentCurrencies: rows(payment, most.currencies),
    purchaseCurrencies: rows(purchase, most.tokens),
    providers: optional(list(provider, most.providers)),
  }),
  transform(({ providers = sampleOffering.providers, ...rest }) => ({
    ...rest,
    // A service that has but one provider does not name it.
    providers,
    isSample: false,
  })),
)

/** A list of rows with an id. */
function list<row extends { readonly id: string }>(
  schema: GenericSchema<unknown, row>,
  limit: number,
): GenericSchema<unknown, readonly row[]> {
  return pipe(
    array(unknown()),
    transform((values) => {
      const { items } = readItems(values, { schema, limit })
      return items.filter((item, at) => items.findIndex((one) => one.id === item.id) === at)
    }),
  )
}

/** The same, with at least one. */
function rows<row extends { readonly id: string }>(
  schema: GenericSchema<unknown, row>,
  limit: number,
): GenericSchema<unknown, readonly row[]> {
  return pipe(list(schema, limit), minLength(1))
}

function lines(limit: number): GenericSchema<unknown, readonly string[]> {
  return pipe(
    array(unknown()),
    transform((values) => readItems(values, { schema: line, limit }).items),
  )
}

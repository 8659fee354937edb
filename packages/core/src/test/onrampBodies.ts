import { mainnetId } from './networks.ts'

/** The token that the fake service sells on Ethereum. */
export const soldToken = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

type Limits = { readonly id: string; readonly min: string; readonly max: string }

type Sold = {
  readonly networks: readonly string[]
  readonly purchase_currencies: readonly string[]
  readonly payment_currencies: readonly string[]
  readonly payment_methods: readonly string[]
}

type Options = {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly payment_method_limits: readonly Limits[]
  }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly networks: readonly object[]
  }[]
  readonly providers: readonly (Sold & {
    readonly id: string
    readonly name: string
    readonly hosts: readonly string[]
  })[]
}

const methods: readonly Limits[] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '20.00', max: '25000.00' },
]

const ethereum: object = {
  ...{ name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
  caip_network_id: mainnetId,
}

const sold: Sold = {
  networks: [mainnetId],
  purchase_currencies: ['USDC', 'ETH'],
  payment_currencies: ['USD', 'EUR'],
  payment_methods: ['card', 'ach_bank_account'],
}

/** An answer of `GET /v1/onramp/options`. */
export const optionsBody: Options = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: methods },
    { id: 'EUR', payment_method_limits: methods.slice(0, 1) },
  ],
  purchaseCurrencies: [
    {
      ...{ id: 'USDC', name: 'USD Coin', symbol: 'USDC' },
      networks: [{ ...ethereum, contract_address: soldToken }],
    },
    {
      ...{ id: 'ETH', name: 'Ether', symbol: 'ETH' },
      networks: [{ ...ethereum, contract_address: '' }],
    },
    {
      ...{ id: 'SOL', name: 'Solana', symbol: 'SOL' },
      networks: [
        {
          ...{ name: 'solana-mainnet', display_name: 'Solana', contract_address: '' },
          chain_id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        },
      ],
    },
  ],
  providers: [
    { id: 'coinbase', name: 'Coinbase', hosts: ['pay.coinbase.com'], ...sold },
    { id: 'meld', name: 'Meld.io', hosts: ['meldcrypto.com'], ...sold },
  ],
}

/** An answer of `POST /v1/onramp/quote`: 1 for the network, 2 for the provider. */
export function quoteBody(parameters: {
  provider: string
  /** What is paid. */
  amount?: string | undefined
  /** What arrives. */
  received?: string | undefined
}): object {
  const { provider, amount = '100', received = '97' } = parameters
  const usd = (value: string) => ({ amount: value, currency: 'USD' })
  return {
    quoteId: `quote-${provider}`,
    purchaseAmount: { amount: received, currency: 'USDC' },
    paymentSubtotal: usd(String(Number(amount) - 3)),
    networkFee: usd('1'),
    providerFee: usd('2'),
    paymentTotal: usd(amount),
    provider,
    expiresAt: '2036-01-01T00:00:00.000Z',
  }
}

/** An answer of `GET /v1/onramp/orders/{id}`. */
export function orderBody(parameters: {
  status: string
  provider?: string | undefined
  amount?: string | undefined
  /** Seconds. Later news have a later time. */
  at?: number | undefined
  more?: object | undefined
}): object {
  const { status, provider = 'coinbase', amount, at = 1, more } = parameters
  return {
    orderId: 'service-order-1234567',
    ...{ provider, status, network: mainnetId, asset: 'USDC' },
    ...(amount !== undefined && { amount: { amount, currency: 'USDC' } }),
    ...{ createdAt: '2026-11-26T10:00:00.000Z' },
    updatedAt: new Date(Date.UTC(2026, 10, 26, 10) + at * 1000).toISOString(),
    ...more,
  }
}

import { CleatError } from '@cleat/core'
import type {
  OnrampOffering,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
  OnrampState,
  PaymentCurrency,
  ProviderOffer,
  PurchaseCurrency,
} from '@cleat/core/onramp'
import { ref } from 'valtio/vanilla'
import { testAddress } from './createTestAdapter.ts'
import { toCaipNetwork } from './toCaipNetwork.ts'

const { caipNetworkId } = toCaipNetwork()
const methods: PaymentCurrency['methods'] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const ethereum = {
  ...{ name: 'ethereum-mainnet', displayName: 'Ethereum', reference: '1', caipNetworkId },
}

export const dollar: PaymentCurrency = { id: 'USD', methods }
const euro: PaymentCurrency = { id: 'EUR', methods }
const pound: PaymentCurrency = { id: 'GBP', methods }

export const soldUsdc: PurchaseCurrency = {
  ...{ id: 'USDC', name: 'USD Coin', symbol: 'USDC' },
  networks: [{ ...ethereum, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }],
}
const soldEther: PurchaseCurrency = {
  ...{ id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [ethereum] },
}

export const coinbase: OnrampProvider = {
  ...{ id: 'coinbase', name: 'Coinbase', usualFee: [1, 2] },
  methods: ['card', 'ach_bank_account'],
}
export const meld: OnrampProvider = {
  ...{ id: 'meld', name: 'Meld.io', usualFee: [1, 2], methods: ['card', 'bank_transfer'] },
}
export const moonpay: OnrampProvider = {
  ...{ id: 'moonpay', name: 'MoonPay', methods: ['card', 'apple_pay'] },
}

export const offering: OnrampOffering = {
  paymentCurrencies: [dollar, euro, pound],
  purchaseCurrencies: [soldUsdc, soldEther],
  providers: [coinbase, meld, moonpay],
  isSample: false,
}

/** A price of 100 dollars in all. */
function toQuote(received: string, fee: string): OnrampQuote {
  const usd = (amount: string) => ({ amount, currency: 'USD' })
  return {
    quoteId: 'quote',
    purchaseAmount: { amount: received, currency: 'USDC' },
    paymentSubtotal: usd(String(100 - Number(fee))),
    networkFee: usd('0'),
    providerFee: usd(fee),
    paymentTotal: usd('100'),
    isPlaceholder: false,
  }
}

/** Three providers, best first. */
export const offers: readonly ProviderOffer[] = [
  { provider: coinbase, status: 'success', quote: toQuote('97.02', '2.98') },
  { provider: moonpay, status: 'success', quote: toQuote('96.4', '3.6') },
  { provider: meld, status: 'success', quote: toQuote('95.873121', '4.13') },
]

/** Why no service says a price. */
export const silence: CleatError<'SERVICE_UNREACHABLE'> = new CleatError('SERVICE_UNREACHABLE', {
  context: { service: 'purchase service' },
})

/** A form of 100 dollars with its prices. Not proxied, as in the feature. */
export const onrampFilled: Partial<OnrampState> = {
  offering: ref({ status: 'success', offering }),
  paymentCurrency: ref(dollar),
  purchaseCurrency: ref(soldUsdc),
  paymentAmount: '100',
  offers: ref(offers),
}

/** The same without a service: the built-in example, and no prices. */
export const onrampSample: Partial<OnrampState> = {
  ...onrampFilled,
  offering: ref({
    ...{ status: 'success', error: silence },
    offering: { ...offering, providers: [coinbase, meld], isSample: true },
  }),
  offers: ref(
    [coinbase, meld].map((provider) => ({
      ...{ provider, status: 'error', error: silence },
      quote: { ...toQuote('100', '0'), isPlaceholder: true },
    })),
  ),
}

/** A purchase of 100 dollars. */
export function toOrder(parts: Partial<OnrampOrder> = {}): OnrampOrder {
  const now = Date.now()
  return {
    ...{ id: 'order-1234567890abcdef', isTracked: true },
    provider: { id: 'coinbase', name: 'Coinbase' },
    ...{ caipNetworkId, address: testAddress },
    asset: { token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 },
    payment: { amount: '100', currency: 'USD' },
    ...{ expected: '97.02', atomsBefore: '0', startedAt: now, status: 'opened', updatedAt: now },
    ...parts,
  }
}

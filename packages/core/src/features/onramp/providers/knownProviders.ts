import type { OnrampProvider } from './onrampProvider.ts'

type KnownProvider = Pick<OnrampProvider, 'id' | 'name' | 'usualFee'> & {
  /** The only hosts at which its page may be opened. */
  readonly hosts: readonly string[]
}

/** The providers whose own hosts are known. No service can add to them. */
export const knownProviders: readonly KnownProvider[] = [
  {
    id: 'coinbase',
    name: 'Coinbase',
    hosts: ['pay.coinbase.com', 'pay-sandbox.coinbase.com'],
    usualFee: [1, 2],
  },
  {
    id: 'meld',
    name: 'Meld.io',
    hosts: ['meldcrypto.com', 'sb.meldcrypto.com'],
    usualFee: [1, 2],
  },
  { id: 'moonpay', name: 'MoonPay', hosts: ['buy.moonpay.com', 'buy-sandbox.moonpay.com'] },
  { id: 'stripe', name: 'Stripe', hosts: ['crypto.link.com'] },
  { id: 'transak', name: 'Transak', hosts: ['global.transak.com', 'global-stg.transak.com'] },
]

import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { knownProviders } from '../providers/knownProviders.ts'
import type { OnrampProvider } from '../providers/onrampProvider.ts'
import type { OnrampOffering, PaymentCurrency } from './onrampOffering.ts'

const methods: PaymentCurrency['methods'] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const ethereum = {
  name: 'ethereum-mainnet',
  displayName: 'Ethereum',
  reference: '1',
  caipNetworkId: toCaipNetworkId('eip155:1'),
}
const polygon = {
  name: 'polygon-mainnet',
  displayName: 'Polygon',
  reference: '137',
  caipNetworkId: toCaipNetworkId('eip155:137'),
}

/** The namespaces on which the providers of the sample sell (spec §9). */
const namespaces: { readonly [provider: string]: readonly string[] } = {
  coinbase: ['eip155'],
  meld: ['eip155', 'solana'],
}

/** What is shown where no service says what can be bought (spec §9). It has no prices. */
export const sampleOffering: OnrampOffering = {
  isSample: true,
  paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, methods })),
  purchaseCurrencies: [
    {
      ...{ id: '2b92315d-eab7-5bef-84fa-089a131333f5', name: 'USD Coin', symbol: 'USDC' },
      networks: [
        { ...ethereum, token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { ...polygon, token: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
      ],
    },
    {
      ...{ id: '2b92315d-eab7-5bef-84fa-089a131333f5', name: 'Ether', symbol: 'ETH' },
      // Ether is a coin on Ethereum alone, and arrives as one.
      networks: [ethereum],
    },
  ],
  providers: knownProviders.flatMap(({ id, name, usualFee }): OnrampProvider[] => {
    const networks = namespaces[id]
    const methodIds = methods.map((method) => method.id)
    return networks ? [{ id, name, usualFee, networks, methods: methodIds }] : []
  }),
}

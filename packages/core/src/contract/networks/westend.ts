import type { PolkadotNetwork } from './polkadotNetwork.ts'

/** Westend relay chain, a test network of Polkadot. */
export const westend: PolkadotNetwork = {
  id: 'e143f23803ac50e8f6f8e62695d1ce9e',
  chainNamespace: 'polkadot',
  name: 'Westend',
  ss58Prefix: 42,
  nativeCurrency: { name: 'WND', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://westend.subscan.io' } },
  testnet: true,
}

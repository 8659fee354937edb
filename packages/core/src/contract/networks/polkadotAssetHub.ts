import type { PolkadotNetwork } from './polkadotNetwork.ts'

/** Asset Hub of Polkadot. */
export const polkadotAssetHub: PolkadotNetwork = {
  id: '68d56f15f85d3136970ec16946040bc1',
  chainNamespace: 'polkadot',
  name: 'Polkadot Asset Hub',
  ss58Prefix: 0,
  nativeCurrency: { name: 'DOT', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io' } },
}

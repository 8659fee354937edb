import type { PolkadotNetwork } from './polkadotNetwork.ts'

/** Asset Hub of Kusama. */
export const kusamaAssetHub: PolkadotNetwork = {
  id: '48239ef607d7928874027a43a6768920',
  chainNamespace: 'polkadot',
  name: 'Kusama Asset Hub',
  ss58Prefix: 2,
  nativeCurrency: { name: 'KSM', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-kusama.subscan.io' } },
}

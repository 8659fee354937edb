import type { PolkadotNetwork } from './polkadotNetwork.ts'

/** Kusama relay chain. */
export const kusama: PolkadotNetwork = {
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  chainNamespace: 'polkadot',
  name: 'Kusama',
  ss58Prefix: 2,
  nativeCurrency: { name: 'KSM', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://kusama.subscan.io' } },
}

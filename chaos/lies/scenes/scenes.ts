import type { Scene } from './scene.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const evm = { namespace: 'eip155', connectorId: 'dev.cleat.harbour' } as const
const dataApi = { evm: 'ethers', hasData: true } as const
const node = { evm: 'ethers', hasData: false } as const

/** Every kind of payment, with everybody who tells something about it. */
export const scenes: readonly Scene[] = [
  {
    ...{ name: 'ETH by the Data API', setUp: { ...dataApi, hasExplorer: true }, ...evm },
    looksAround: true,
    ...{ caipNetworkId: 'eip155:1', symbol: 'ETH', text: '0.5', how: 'form' },
  },
  {
    ...{ name: 'USDC by the Data API', setUp: { ...dataApi, evm: 'wagmi' }, ...evm },
    ...{ caipNetworkId: 'eip155:1', symbol: 'USDC', text: '0.25', how: 'form' },
  },
  {
    ...{ name: 'ETH by the wallet', setUp: { ...node, evm: 'wagmi' }, hasAssets: true, ...evm },
    ...{ caipNetworkId: 'eip155:1', symbol: 'ETH', text: '0.5', how: 'intent' },
  },
  {
    ...{ name: 'USDC by the wallet', setUp: node, hasAssets: true, ...evm },
    ...{ caipNetworkId: 'eip155:8453', symbol: 'USDC', text: '0.25', how: 'form' },
  },
  {
    ...{ name: 'DAI by the node', setUp: node, ...evm },
    ...{ caipNetworkId: 'eip155:1', symbol: 'DAI', text: '0.25', how: 'form' },
  },
  {
    ...{ name: 'SOL by the Data API', setUp: dataApi, namespace: 'solana', connectorId: 'Reef' },
    ...{ caipNetworkId: solana, symbol: 'SOL', text: '0.01', how: 'form' },
  },
  {
    ...{ name: 'USDC of Solana by the Data API', setUp: dataApi },
    ...{ namespace: 'solana', connectorId: 'Reef' },
    ...{ caipNetworkId: solana, symbol: 'USDC', text: '0.25', how: 'form' },
  },
  {
    ...{ name: 'BTC by the Data API', setUp: dataApi, namespace: 'bip122', connectorId: 'Anchor' },
    ...{ caipNetworkId: bitcoin, symbol: 'BTC', text: '0.002', how: 'form' },
  },
  {
    ...{ name: 'ETH into USDC', setUp: dataApi, ...evm, caipNetworkId: 'eip155:1' },
    ...{ symbol: 'ETH', into: 'USDC', text: '0.01', how: 'intent' },
  },
  {
    ...{ name: 'DAI into USDC', setUp: { ...dataApi, evm: 'wagmi' }, ...evm },
    ...{ caipNetworkId: 'eip155:8453', symbol: 'DAI', into: 'USDC', text: '0.25', how: 'intent' },
  },
  {
    ...{ name: 'USDC by a card', setUp: dataApi, ...evm, caipNetworkId: 'eip155:1' },
    ...{ symbol: 'USDC', text: '100', how: 'intent', card: 'pays' },
  },
  {
    ...{ name: 'ETH by a card that is declined', setUp: { ...dataApi, evm: 'wagmi' }, ...evm },
    ...{ caipNetworkId: 'eip155:1', symbol: 'ETH', text: '100', how: 'intent', card: 'declined' },
  },
  {
    ...{ name: 'ETH behind the relay', setUp: node, isPaired: true, ...evm },
    ...{ caipNetworkId: 'eip155:1', symbol: 'ETH', text: '0.5', how: 'form' },
  },
]

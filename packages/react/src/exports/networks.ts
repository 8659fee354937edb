export type {
  CaipNetwork,
  Namespace as ChainNamespace,
  Network as AppKitNetwork,
} from '@cleat/core'
export {
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  kusama,
  kusamaAssetHub,
  polkadot,
  polkadotAssetHub,
  solana,
  solanaDevnet,
  solanaTestnet,
  westend,
} from '@cleat/core/networks'
export { defineChain } from 'viem'
// biome-ignore lint/performance/noReExportAll: apps import any of viem's chains from here, by name
export * from 'viem/chains'

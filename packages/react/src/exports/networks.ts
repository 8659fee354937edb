export type {
  CaipNetwork,
  Namespace as ChainNamespace,
  Network as AppKitNetwork,
} from '@cleat/core'
export { defineChain } from 'viem'
// biome-ignore lint/performance/noReExportAll: apps import any of viem's chains from here, by name
export * from 'viem/chains'

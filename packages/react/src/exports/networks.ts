export { defineChain } from 'viem'
// biome-ignore lint/performance/noReExportAll: apps import any of viem's chains from here, by name
export * from 'viem/chains'

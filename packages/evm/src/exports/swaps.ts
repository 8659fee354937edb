export type { EvmChain } from '../node/evmChain.ts'
export { createEvmSwaps } from '../swaps/createEvmSwaps.ts'

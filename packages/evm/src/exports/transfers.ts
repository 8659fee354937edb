export { createRpcCall } from '../node/createRpcCall.ts'
export type { EvmChain } from '../node/evmChain.ts'
export { createEvmTransfers } from '../transfers/createEvmTransfers.ts'

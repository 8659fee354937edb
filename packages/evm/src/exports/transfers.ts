export { createEvmTransfers } from '../transfers/createEvmTransfers.ts'
export { createRpcCall } from '../transfers/node/createRpcCall.ts'
export type { EvmChain } from '../transfers/node/evmChain.ts'

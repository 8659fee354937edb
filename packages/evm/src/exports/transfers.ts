export { createEvmTransfers } from '../transfers/createEvmTransfers.ts'
export type { EvmChain, NormalizeName } from '../transfers/evmChain.ts'
export { createRpcCall } from '../transfers/node/createRpcCall.ts'

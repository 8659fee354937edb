export { createEvmTransfers } from '../contract/adapter/eip1193/money/createEvmTransfers.ts'
export type { EvmChain, NormalizeName } from '../contract/adapter/eip1193/money/evmChain.ts'
export { createRpcCall } from '../contract/adapter/eip1193/money/node/createRpcCall.ts'

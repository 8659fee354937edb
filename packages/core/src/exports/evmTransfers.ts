export { createEvmTransfers } from '../contract/adapter/eip1193/transfers/createEvmTransfers.ts'
export type { EvmChain, NormalizeName } from '../contract/adapter/eip1193/transfers/evmChain.ts'
export { createRpcCall } from '../contract/adapter/eip1193/transfers/node/createRpcCall.ts'

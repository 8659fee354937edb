export { createEvmMoney } from '../adapter/eip1193/money/createEvmMoney.ts'
export type { EvmChain, NormalizeName } from '../adapter/eip1193/money/evmChain.ts'
export { createRpcCall } from '../adapter/eip1193/money/node/createRpcCall.ts'

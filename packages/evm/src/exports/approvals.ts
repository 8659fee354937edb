export { createEvmApprovals } from '../approvals/createEvmApprovals.ts'
export type { EvmChain } from '../node/evmChain.ts'

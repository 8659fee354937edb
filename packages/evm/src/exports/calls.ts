export type { AskWallet } from '../calls/askWallet.ts'
export { createEvmCalls, type EvmCalls } from '../calls/createEvmCalls.ts'

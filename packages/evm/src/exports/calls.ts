export { createEvmCalls, type EvmCalls } from '../calls/createEvmCalls.ts'
export type { AskWallet } from '../calls/wallet/askWallet.ts'

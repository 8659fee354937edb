export type { AskWallet } from '../calls/wallet/askWallet.ts'
export { createEvmCalls, type EvmCalls } from '../calls/createEvmCalls.ts'

export type { Wallet } from '../wallets/wallet.ts'

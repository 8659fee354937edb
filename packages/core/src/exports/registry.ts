export { registry } from '../registry/registry.ts'
export { findWallets, type WalletsQuery } from '../wallets/findWallets.ts'
export type { Wallet } from '../wallets/wallet.ts'

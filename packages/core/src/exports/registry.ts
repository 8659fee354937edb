export type { Wallet } from '../contract/wallets/wallet.ts'
export { registry } from '../runtime/registry/registry.ts'
export { findWallets, type WalletsQuery } from '../runtime/wallets/findWallets.ts'

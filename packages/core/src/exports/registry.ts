export type { Wallet } from '../contract/wallets/wallet.ts'
export { listedWallets } from '../runtime/registry/listedWallets.ts'
export { registry } from '../runtime/registry/registry.ts'
export { findWallets, type WalletsQuery } from '../runtime/wallets/findWallets.ts'

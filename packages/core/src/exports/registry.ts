export { registry } from '../registry/registry.ts'
export type { Wallet } from '../wallets/wallet.ts'

import type { walletWallets } from '../store/walletTables.ts'

/** A wallet as it is stored, with its share sealed. */
export type StoredWallet = typeof walletWallets.$inferSelect

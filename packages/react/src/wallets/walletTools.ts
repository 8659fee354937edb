import type * as wallets from '@cleat/core/wallets'
import { listAllWallets, listWallets, loadWalletIcon } from '@cleat/core/wallets'
import { createPairing } from './createPairing.ts'
import { toAppKitWallet } from './toAppKitWallet.ts'

export type WalletTools = Pick<
  typeof wallets,
  'listAllWallets' | 'listWallets' | 'loadWalletIcon'
> & {
  /** Converts a listed wallet for apps. */
  readonly toAppKitWallet: typeof toAppKitWallet
  /** Creates the pairings of a kit. */
  readonly createPairing: typeof createPairing
}

/** The one lazy file of the wallet list. */
export const walletTools: WalletTools = {
  listAllWallets,
  listWallets,
  loadWalletIcon,
  toAppKitWallet,
  createPairing,
}

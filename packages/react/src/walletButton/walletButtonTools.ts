import { connectNamed } from './connectNamed.ts'
import { createNamedWallets } from './createNamedWallets.ts'

export type WalletButtonTools = {
  /** Connects a wallet that a button names. */
  readonly connectNamed: typeof connectNamed
  /** Loads the wallets that buttons name. */
  readonly createNamedWallets: typeof createNamedWallets
}

/** The one lazy file of wallet buttons. */
export const walletButtonTools: WalletButtonTools = { connectNamed, createNamedWallets }

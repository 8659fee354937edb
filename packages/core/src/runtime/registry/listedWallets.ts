import type { Wallet } from '../../contract/wallets/wallet.ts'
import { expandListedWallets } from './expandListedWallets.ts'

/**
 * The bundled wallets, best known first, with what lists need of them. `withDownloads` adds where
 * they are installed from.
 */
export const listedWallets: readonly Wallet[] = /* @__PURE__ */ expandListedWallets()

import type { Wallet } from '../../contract/wallets/wallet.ts'
import { expandSnapshot } from './expandSnapshot.ts'
import { icons as popularIcons } from './icons/walletSheet0.ts'
import { snapshot } from './snapshot.ts'

/** The icons of the best known wallets, which come with the list. */
export const icons: Readonly<Record<string, string>> = popularIcons

/**
 * The bundled wallets, best known first, with what lists need of them. `withDownloads` adds where
 * they are installed from.
 */
export const listedWallets: readonly Wallet[] = /* @__PURE__ */ expandSnapshot(snapshot)

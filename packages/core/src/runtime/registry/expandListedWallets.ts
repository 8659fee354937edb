import type { Wallet } from '../../contract/wallets/wallet.ts'
import { expandSnapshot } from './expandSnapshot.ts'
import { icons as popularIcons } from './icons/walletSheet0.ts'
import { snapshot } from './snapshot.ts'

/** The icons of the best known wallets, which come with the list. */
export const icons: Readonly<Record<string, string>> = popularIcons

let expanded: readonly Wallet[] | undefined

/**
 * Expands the bundled wallets at the first call. They load with the interface, and its first frame
 * does not wait for them.
 */
export function expandListedWallets(): readonly Wallet[] {
  expanded ??= expandSnapshot(snapshot)
  return expanded
}

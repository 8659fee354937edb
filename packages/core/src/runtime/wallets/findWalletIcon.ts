import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletInfo } from '../../state/account.ts'
import { findKnownWallet } from './findKnownWallet.ts'
import { loadWalletIcon } from './loadWalletIcon.ts'

/**
 * Finds the icon of a connected wallet that brings none: one that was paired, or one with an SDK.
 * Pictures that the wallet names are not used, because asking for them tells its host who visits.
 */
export async function findWalletIcon(
  kit: KitBase,
  { name, rdns }: WalletInfo,
): Promise<string | undefined> {
  const wallet = await findKnownWallet(kit, { wallet: rdns ?? name })
  if (!wallet) return undefined
  return wallet.image_url ?? (wallet.image_id && (await loadWalletIcon(wallet.image_id)))
}

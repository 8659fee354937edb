import type { KitBase } from '../../boot/kitBase.ts'

/** Whether the app shows a list of all wallets. */
export function isAllOffered(kit: KitBase): boolean {
  const { allWallets, features } = kit.controllers.options.state
  return features?.allWallets !== false && allWallets !== 'HIDE'
}

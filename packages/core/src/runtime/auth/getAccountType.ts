import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'
import { findChosenType } from './findChosenType.ts'
import { findDefaultType } from './findDefaultType.ts'

/**
 * The type that the visitor chose here, else the one that the wallet has had since it was made,
 * else the one that the app or the embedded wallet begins with.
 */
export function getAccountType(
  kit: Pick<KitBase, 'storage' | 'options' | 'remoteWallets'>,
  namespace: Namespace,
): AccountType {
  const { auth } = kit.remoteWallets.current ?? {}
  return (
    findChosenType(kit, namespace) ??
    auth?.pinnedAccountTypes?.[namespace] ??
    findDefaultType(kit, namespace) ??
    auth?.defaultAccountTypes[namespace] ??
    'eoa'
  )
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'
import { findChosenType } from './findChosenType.ts'

/** The type that the visitor or the app chose, else that of the embedded wallet. */
export function getAccountType(
  kit: Pick<KitBase, 'storage' | 'options' | 'remoteWallets'>,
  namespace: Namespace,
): AccountType {
  const { auth } = kit.remoteWallets.current ?? {}
  return findChosenType(kit, namespace) ?? auth?.defaultAccountTypes[namespace] ?? 'eoa'
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findAuthWallet } from '../auth/findAuthWallet.ts'
import { getAccountType } from '../auth/getAccountType.ts'

/** Whether the wallet says that an address of it is a smart account, or its visitor chose so. */
export function isSmartAccount(
  kit: KitBase,
  { namespace, address }: { namespace: Namespace; address: string },
): boolean {
  if (findAuthWallet(kit, { namespace })) return getAccountType(kit, namespace) === 'smartAccount'
  const { allAccounts } = kit.controllers.account.get(namespace)
  return allAccounts.some((one) => one.address === address && one.type === 'smartAccount')
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'

/** Whether the wallet says that an address of it is a smart account. */
export function isSmartAccount(
  kit: KitBase,
  { namespace, address }: { namespace: Namespace; address: string },
): boolean {
  const { allAccounts } = kit.controllers.account.get(namespace)
  return allAccounts.some((one) => one.address === address && one.type === 'smartAccount')
}

import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'
import { isAccountType } from './isAccountType.ts'

/** The type of account that the app wants for new wallets. */
export function findDefaultType(
  kit: Pick<KitBase, 'options'>,
  namespace: Namespace,
): AccountType | undefined {
  const given = kit.options.defaultAccountTypes?.[namespace]
  return isAccountType(given) ? given : undefined
}

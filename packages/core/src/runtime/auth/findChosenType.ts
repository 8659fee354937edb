import type { Namespace } from '../../base/caip/namespace.ts'
import { readProperty } from '../../base/errors/readProperty.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'
import { isAccountType } from './isAccountType.ts'

/** The type of account that the visitor chose in this browser. Foreign data is none. */
export function findChosenType(
  kit: Pick<KitBase, 'storage'>,
  namespace: Namespace,
): AccountType | undefined {
  const stored = kit.storage.get('accountTypes') ?? []
  const chosen = stored.find((one) => readProperty(one, 'namespace') === namespace)
  const type = readProperty(chosen, 'type')
  return isAccountType(type) ? type : undefined
}

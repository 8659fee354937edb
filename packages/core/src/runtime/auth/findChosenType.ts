import type { Namespace } from '../../base/caip/namespace.ts'
import { readProperty } from '../../base/errors/readProperty.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'

/** The type of account that the visitor chose, else the app's default. Foreign data is none. */
export function findChosenType(
  kit: Pick<KitBase, 'storage' | 'options'>,
  namespace: Namespace,
): AccountType | undefined {
  const stored = kit.storage.get('accountTypes') ?? []
  const chosen = stored.find((one) => readProperty(one, 'namespace') === namespace)
  const type = readProperty(chosen, 'type')
  if (isAccountType(type)) return type
  const given = kit.options.defaultAccountTypes?.[namespace]
  return isAccountType(given) ? given : undefined
}

function isAccountType(type: unknown): type is AccountType {
  return type === 'eoa' || type === 'smartAccount'
}

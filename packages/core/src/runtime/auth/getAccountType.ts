import type { Namespace } from '../../base/caip/namespace.ts'
import { readProperty } from '../../base/errors/readProperty.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AccountType } from '../../contract/auth/accountType.ts'

/** The type that the visitor chose, else the app's default, else that of the spec (§6). */
export function getAccountType(
  kit: Pick<KitBase, 'storage' | 'options'>,
  namespace: Namespace,
): AccountType {
  const stored = kit.storage.get('accountTypes') ?? []
  const chosen = stored.find((one) => readProperty(one, 'namespace') === namespace)
  const type = readProperty(chosen, 'type')
  if (isAccountType(type)) return type
  const given = kit.options.defaultAccountTypes?.[namespace]
  if (isAccountType(given)) return given
  return namespace === 'eip155' ? 'smartAccount' : 'eoa'
}

function isAccountType(type: unknown): type is AccountType {
  return type === 'eoa' || type === 'smartAccount'
}

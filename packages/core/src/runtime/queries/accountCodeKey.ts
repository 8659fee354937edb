import type { KitBase } from '../../boot/kitBase.ts'

/** Where the query client keeps the code that an account was last seen with on a network. */
export function accountCodeKey(
  kit: Pick<KitBase, 'id'>,
  ...of: readonly [] | readonly [caipNetworkId: string, address: string]
): readonly string[] {
  return ['cleat', kit.id, 'accountCode', ...of]
}

import type { Namespace } from '../../base/caip/namespace.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { ChainMoney } from '../../contract/transfers/chainMoney.ts'

/**
 * What the chains of a namespace can do with money.
 * @throws `ADAPTER_FEATURE_MISSING`, `UI_LOAD_FAILED`
 */
export async function loadMoney(kit: KitBase, namespace: Namespace): Promise<ChainMoney> {
  try {
    return await findFeature(kit, namespace, 'money:load')()
  } catch (error) {
    throw toCleatError(error, 'UI_LOAD_FAILED', {})
  }
}

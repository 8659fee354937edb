import { findFeature } from '../adapter/findAdapter.ts'
import type { ChainMoney } from '../adapter/money/chainMoney.ts'
import type { Namespace } from '../caip/namespace.ts'
import { toCleatError } from '../errors/toCleatError.ts'
import type { KitBase } from '../kit/kitBase.ts'

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

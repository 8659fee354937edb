import type { Namespace } from '../../../base/caip/namespace.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { findFeature } from '../../../contract/adapter/findAdapter.ts'
import type { SwapAdapter } from '../../../contract/swaps/swapAdapter.ts'

/**
 * Loads the swaps of a namespace's adapter.
 * @throws `ADAPTER_FEATURE_MISSING`, `UI_LOAD_FAILED`
 */
export async function loadSwaps(kit: KitBase, namespace: Namespace): Promise<SwapAdapter> {
  try {
    return await findFeature(kit, namespace, 'swaps:load')()
  } catch (error) {
    throw toCleatError(error, 'UI_LOAD_FAILED', {})
  }
}

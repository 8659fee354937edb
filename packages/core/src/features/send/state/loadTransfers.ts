import type { Namespace } from '../../../base/caip/namespace.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import { findFeature } from '../../../contract/adapter/findAdapter.ts'
import type { TransferAdapter } from '../../../contract/transfers/transferAdapter.ts'

/**
 * Loads the transfers of a namespace's adapter.
 * @throws `ADAPTER_FEATURE_MISSING`, `UI_LOAD_FAILED`
 */
export async function loadTransfers(kit: KitBase, namespace: Namespace): Promise<TransferAdapter> {
  try {
    return await findFeature(kit, namespace, 'transfers:load')()
  } catch (error) {
    throw toCleatError(error, 'UI_LOAD_FAILED', {})
  }
}
